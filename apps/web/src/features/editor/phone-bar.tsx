import { Command, Eye, Layers as LayersIcon, Palette, Pencil } from 'lucide-react';
import { toggleEditing } from './state/shortcuts.ts';
import { useEditor, useStore } from './state/use-editor.ts';

/** On a narrow window the panels lie over the page, one at a time. */
export function PhoneBar({ onPalette }: { readonly onPalette: () => void }) {
  const store = useStore();
  const isEditing = useEditor(({ editor }) => editor.isEditing);
  const open = (what: 'sidebar' | 'settings', activeTab = 'elements') =>
    store.show((editor) => ({
      ...editor,
      isSidebarOpen: what === 'sidebar',
      isSettingsOpen: what === 'settings',
      ...(what === 'sidebar' ? { activeTab } : {}),
    }));
  const buttons = [
    { label: 'Sections', icon: LayersIcon, press: () => open('sidebar') },
    { label: 'Edit', icon: Pencil, press: () => open('settings') },
    { label: 'Style', icon: Palette, press: () => open('sidebar', 'theme') },
    { label: isEditing ? 'Preview' : 'Back', icon: Eye, press: () => toggleEditing(store) },
    { label: 'More', icon: Command, press: onPalette },
  ];
  return (
    <nav aria-label="Editor" className="editor-narrow editor-phone-bar">
      {buttons.map(({ label, icon: Icon, press }) => (
        <button key={label} type="button" className="editor-phone-button" onClick={press}>
          <Icon size={20} aria-hidden="true" />
          {label}
        </button>
      ))}
    </nav>
  );
}
