import { type EditorState, toggle } from '@slipway/page';
import type { EditorStore } from './editor-store.ts';

type Panel = 'isSidebarOpen' | 'isSettingsOpen';

/** With room the panels stand beside the page; on a narrow window one of them at a time lies over it, and it is no preview then. */
function open(store: EditorStore, panel: Panel, change: Partial<EditorState> = {}): void {
  const alone = store.isWide() ? {} : { isSidebarOpen: false, isSettingsOpen: false, isEditing: true };
  store.show((editor) => ({ ...editor, ...alone, [panel]: true, ...change }));
}

export const openSidebar = (store: EditorStore, activeTab: string): void =>
  open(store, 'isSidebarOpen', { activeTab });

export const openSettings = (store: EditorStore): void => open(store, 'isSettingsOpen');

export function flipPanel(store: EditorStore, panel: Panel): void {
  if (store.get().editor[panel]) store.show((editor) => toggle(editor, panel));
  else open(store, panel);
}

/** To the form of a section, or of the page. */
export function openForm(store: EditorStore, id: string | null): void {
  store.together(() => {
    store.select(id);
    openSettings(store);
  });
}

/** What lies over the page goes. */
export function showPage(store: EditorStore): void {
  if (!store.isWide()) store.show((editor) => ({ ...editor, isSidebarOpen: false, isSettingsOpen: false }));
}
