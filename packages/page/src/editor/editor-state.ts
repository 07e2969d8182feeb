import type { Section } from '../document/page.ts';

/** Names and defaults of the specification, section 3. Only `sections` is part of the page; the rest is the look of the screen. */
export interface EditorState {
  readonly activeElementId: string | null;
  readonly isEditing: boolean;
  readonly sections: readonly Section[];
  readonly selectedElement: string | null;
  readonly isSidebarOpen: boolean;
  readonly isSettingsOpen: boolean;
  readonly activeTab: string;
  readonly isEditorReady: boolean;
  readonly viewport: 'desktop' | 'tablet' | 'phone';
  readonly zoomLevel: number;
}

const zoom = { least: 30, most: 200 } as const;

export const firstEditorState: EditorState = {
  activeElementId: null,
  isEditing: false,
  sections: [],
  selectedElement: null,
  isSidebarOpen: true,
  isSettingsOpen: false,
  activeTab: 'elements',
  isEditorReady: false,
  viewport: 'desktop',
  zoomLevel: 100,
};

type Toggle = 'isEditing' | 'isSidebarOpen' | 'isSettingsOpen';

export function toggle(state: EditorState, what: Toggle): EditorState {
  return { ...state, [what]: !state[what] };
}

export function setZoom(state: EditorState, level: number): EditorState {
  const clamped = Math.min(zoom.most, Math.max(zoom.least, Math.round(level)));
  return Number.isNaN(clamped) ? state : { ...state, zoomLevel: clamped };
}

/** The page changed: a selection that is gone is dropped. */
export function withSections(state: EditorState, sections: readonly Section[]): EditorState {
  const keep = (id: string | null) => (sections.some((section) => section.id === id) ? id : null);
  return {
    ...state,
    sections,
    selectedElement: keep(state.selectedElement),
    activeElementId: keep(state.activeElementId),
  };
}
