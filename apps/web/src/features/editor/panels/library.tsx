import { getKind, type SectionKindId, sectionKinds } from '@slipway/page';
import { ClipboardPaste, Plus } from 'lucide-react';
import { addSection } from '../state/actions.ts';
import { pasteCopied } from '../state/clipboard.ts';
import { openSettings } from '../state/panels.ts';
import { useStore } from '../state/use-editor.ts';

export const kindIds = (Object.keys(sectionKinds) as SectionKindId[]).sort((a, b) =>
  getKind(a).label.localeCompare(getKind(b).label, 'en'),
);

/** Every kind of section; a press adds one. */
export function Library() {
  const store = useStore();
  function add(kind: SectionKindId): void {
    addSection(store, kind);
    if (!store.isWide()) openSettings(store);
  }
  return (
    <section aria-label="Add a section" className="border-t border-line px-4 py-3">
      <h2 className="mb-2 text-sm font-medium">Add a section</h2>
      <ul className="grid grid-cols-2 gap-1">
        {kindIds.map((kind) => (
          <li key={kind}>
            <button type="button" className="editor-kind" onClick={() => add(kind)}>
              <Plus size={14} aria-hidden="true" className="shrink-0" />
              {getKind(kind).label}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="editor-kind" onClick={() => void pasteCopied(store)}>
            <ClipboardPaste size={14} aria-hidden="true" className="shrink-0" />
            Paste a copied one
          </button>
        </li>
      </ul>
    </section>
  );
}
