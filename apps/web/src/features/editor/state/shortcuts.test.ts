import { expect, test, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { createEditorStore } from './editor-store.ts';
import { findShortcut } from './shortcuts.ts';

const hero = sectionOf('hero', 'h', { heading: 'One' });
const key = (name: string, held: object = { ctrlKey: true }) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

function make() {
  const store = createEditorStore(pageOf([hero]), {}, { isWide: () => true });
  const also = { openPalette: vi.fn(), saveNow: vi.fn() };
  return { store, also, press: (pressed: ReturnType<typeof key>) => findShortcut(store, also, pressed)?.() };
}

test.each([
  ['\\', 'isSidebarOpen'],
  [',', 'isSettingsOpen'],
  ['e', 'isEditing'],
] as const)('Ctrl or Cmd and %s toggles %s', (name, what) => {
  const { store, press } = make();
  const before = store.get().editor[what];
  press(key(name));
  expect(store.get().editor[what]).toBe(!before);
  press(key(name, { metaKey: true }));
  expect(store.get().editor[what]).toBe(before);
});

test('z undoes, with Shift it redoes', () => {
  const { store, press } = make();
  store.run({ type: 'remove', id: hero.id });
  press(key('z'));
  expect(store.get().editor.sections).toHaveLength(1);
  press(key('Z', { ctrlKey: true, shiftKey: true }));
  expect(store.get().editor.sections).toHaveLength(0);
});

test.each([key('e', {}), key('e', { ctrlKey: true, altKey: true }), key('x')])(
  '%j is left to others',
  (pressed) => {
    const { store, also } = make();
    expect(findShortcut(store, also, pressed)).toBeNull();
  },
);

test('k opens the list of commands and s saves', () => {
  const { also, press } = make();
  press(key('k'));
  press(key('s'));
  expect(also.openPalette).toHaveBeenCalledOnce();
  expect(also.saveNow).toHaveBeenCalledOnce();
});
