import { expect, test } from 'vitest';
import { sectionOf } from '../testing/pages.ts';
import { firstEditorState, setZoom, toggle, withSections } from './editor-state.ts';

test('the editor begins as the specification says', () => {
  expect(firstEditorState).toEqual({
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
  });
});

test.each(['isEditing', 'isSidebarOpen', 'isSettingsOpen'] as const)('%s goes on and off, alone', (what) => {
  const once = toggle(firstEditorState, what);
  expect(once).toEqual({ ...firstEditorState, [what]: !firstEditorState[what] });
  expect(toggle(once, what)).toEqual(firstEditorState);
});

test.each([
  [29, 30],
  [30, 30],
  [112.4, 112],
  [200, 200],
  [1000, 200],
  [-5, 30],
  [Number.NaN, 100],
])('zoom %d is %d', (asked, given) => {
  expect(setZoom(firstEditorState, asked).zoomLevel).toBe(given);
});

test('a selection ends with its section', () => {
  const [a, b] = [sectionOf('hero', 'a'), sectionOf('faq', 'b')];
  const state = { ...withSections(firstEditorState, [a, b]), selectedElement: b.id, activeElementId: a.id };
  const after = withSections(state, [a]);
  expect(after.selectedElement).toBeNull();
  expect(after.activeElementId).toBe(a.id);
});

test('a selection that is still there stays, with everything else of the look', () => {
  const [a, b] = [sectionOf('hero', 'a'), sectionOf('faq', 'b')];
  const look = {
    ...firstEditorState,
    isEditing: true,
    zoomLevel: 80,
    activeTab: 'theme',
    selectedElement: b.id,
  };
  expect(withSections(look, [a, b])).toEqual({ ...look, sections: [a, b] });
  expect(withSections(look, [a, b]).activeElementId).toBeNull();
});
