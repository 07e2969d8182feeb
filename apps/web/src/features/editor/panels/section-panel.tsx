import { getKind, type Section } from '@slipway/page';
import { ArrowDown, ArrowUp, Copy, CopyPlus, Trash2 } from 'lucide-react';
import { memo, useCallback } from 'react';
import { ShapeForm } from '../form/shape-form.tsx';
import { IconButton } from '../icon-button.tsx';
import { duplicateSection, moveSection, removeSection } from '../state/actions.ts';
import { type Change, changeField } from '../state/change-field.ts';
import { copySection } from '../state/clipboard.ts';
import { findSelected } from '../state/find-selected.ts';
import { useStore } from '../state/use-editor.ts';
import { LayoutChoice } from './layout-choice.tsx';

/** Everything of the selected section: what can be done with it, its layout and every field. */
export function SectionPanel({ section }: { readonly section: Section }) {
  const store = useStore();
  const { id, kind: kindId, data } = section;
  const kind = getKind(kindId);
  const change = useCallback(
    (path: string, change: Change) => changeField(store, id, path, change),
    [store, id],
  );
  return (
    <div className="grid gap-5 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="selected-section" tabIndex={-1} className="text-lg">
          {kind.label}
        </h2>
        <SectionTools />
      </div>
      <LayoutChoice section={section} />
      <ShapeForm shape={kind.shape} data={data} path="" of={id} onChange={change} />
    </div>
  );
}

/** What they work on is asked for when one is pressed: another selection draws none of them. */
const SectionTools = memo(function SectionTools() {
  const store = useStore();
  const onSelected = (work: (section: Section) => void) => () => {
    const section = findSelected(store.get());
    if (section !== null) work(section);
  };
  return (
    <div className="editor-tools flex">
      <IconButton
        label="Move up"
        icon={ArrowUp}
        onPress={onSelected(({ id }) => moveSection(store, id, -1))}
      />
      <IconButton
        label="Move down"
        icon={ArrowDown}
        onPress={onSelected(({ id }) => moveSection(store, id, 1))}
      />
      <IconButton
        label="Duplicate"
        icon={CopyPlus}
        onPress={onSelected(({ id }) => duplicateSection(store, id))}
      />
      <IconButton
        label="Copy"
        icon={Copy}
        onPress={onSelected((section) => void copySection(store, section))}
      />
      <IconButton label="Remove" icon={Trash2} onPress={onSelected(({ id }) => removeSection(store, id))} />
    </div>
  );
});
