import { Command, Eye, Layers as LayersIcon, Palette, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { EditorStore } from './state/editor-store.ts';
import { openSettings, openSidebar, showPage } from './state/panels.ts';
import { toggleEditing } from './state/shortcuts.ts';
import { useEditor, useStore } from './state/use-editor.ts';

const places = [
  { label: 'Sections', icon: LayersIcon, open: (store: EditorStore) => openSidebar(store, 'elements') },
  { label: 'Edit', icon: Pencil, open: openSettings },
  { label: 'Style', icon: Palette, open: (store: EditorStore) => openSidebar(store, 'theme') },
] as const;

/** On a narrow window the panels lie over the page, one at a time; what is on is pressed again to go back to the page. */
export function PhoneBar({ onPalette }: { readonly onPalette: () => void }) {
  const store = useStore();
  const isEditing = useEditor(({ editor }) => editor.isEditing);
  const on = useEditor(({ editor: { isSidebarOpen, isSettingsOpen, activeTab } }) => {
    if (isSidebarOpen) return { elements: 'Sections', theme: 'Style' }[activeTab] ?? 'another';
    return isSettingsOpen ? 'Edit' : null;
  });
  const bar = useRef<HTMLElement>(null);
  const before = useRef(on);
  useEffect(() => {
    const was = before.current;
    before.current = on;
    if (on !== was && !store.isWide()) moveFocus(bar.current, was, on);
  }, [store, on]);
  return (
    <nav ref={bar} aria-label="Editor" className="editor-narrow editor-phone-bar">
      {places.map(({ label, icon: Icon, open }) => (
        <button
          key={label}
          type="button"
          aria-pressed={label === on}
          data-opens={label}
          className="editor-phone-button"
          onClick={() => (label === on ? showPage(store) : open(store))}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={!isEditing}
        className="editor-phone-button"
        onClick={() => toggleEditing(store)}
      >
        <Eye size={20} aria-hidden="true" />
        Preview
      </button>
      <button type="button" className="editor-phone-button" onClick={onPalette}>
        <Command size={20} aria-hidden="true" />
        More
      </button>
    </nav>
  );
}

/** Into a panel that was opened from here; and back, where what had the focus went with its panel. */
function moveFocus(bar: HTMLElement | null, was: string | null, on: string | null): void {
  const { activeElement: focused } = document;
  if (on !== null && bar?.contains(focused)) document.querySelector<HTMLElement>('.editor-close')?.focus();
  if (on !== null || (focused !== null && focused !== document.body)) return;
  const opener = bar?.querySelector<HTMLElement>(`[data-opens="${was}"]`);
  (opener ?? bar?.querySelector<HTMLElement>('[data-opens]'))?.focus();
}
