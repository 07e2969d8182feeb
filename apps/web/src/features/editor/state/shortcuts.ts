import { toggle } from '@slipway/page';
import type { EditorStore } from './editor-store.ts';
import { flipPanel, showPage } from './panels.ts';

interface Also {
  openPalette(): void;
  saveNow(): void;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key does with Ctrl or Cmd; null where it is not ours. The first three are the specification's. */
export function findShortcut(store: EditorStore, also: Also, event: Key): (() => void) | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  switch (event.key.toLowerCase()) {
    case '\\':
      return () => flipPanel(store, 'isSidebarOpen');
    case ',':
      return () => flipPanel(store, 'isSettingsOpen');
    case 'e':
      return () => toggleEditing(store);
    case 'z':
      return event.shiftKey ? () => redoStep(store) : () => undoStep(store);
    case 'y':
      return () => redoStep(store);
    case 'k':
      return also.openPalette;
    case 's':
      return also.saveNow;
    default:
      return null;
  }
}

export function toggleEditing(store: EditorStore): void {
  store.together(() => {
    showPage(store);
    store.show((editor) => toggle(editor, 'isEditing'));
    store.say(store.get().editor.isEditing ? 'Editing.' : 'Preview: the page as visitors see it.');
  });
}

export function undoStep(store: EditorStore): void {
  store.say(store.get().history.past.length === 0 ? 'Nothing to undo.' : 'Undone.');
  store.undo();
}

export function redoStep(store: EditorStore): void {
  store.say(store.get().history.future.length === 0 ? 'Nothing to redo.' : 'Done again.');
  store.redo();
}
