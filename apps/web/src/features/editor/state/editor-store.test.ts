import { expect, test } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { addSection, duplicateSection, moveSection, moveSectionTo, removeSection } from './actions.ts';
import { changeField, fieldAt } from './change-field.ts';
import { createEditorStore } from './editor-store.ts';

const [a, b, c] = [
  sectionOf('hero', 'a', { heading: 'Seals' }),
  sectionOf('faq', 'b', { items: [{ question: 'Why?', answer: 'So.' }] }),
  sectionOf('footer', 'c'),
];

function make() {
  const clock = { atMs: 1_000_000, nowMs: () => clock.atMs, random: () => Math.random() };
  return { clock, store: createEditorStore(pageOf([a, b, c]), {}, clock) };
}
const names = (store: ReturnType<typeof make>['store']) =>
  store.get().editor.sections.map(({ id }) => id.replace(/section-(\d.*)?/, ''));

test('begins with the names and defaults of the specification', () => {
  expect(make().store.get().editor).toMatchObject({
    activeElementId: null,
    selectedElement: null,
    sections: [a, b, c],
    activeTab: 'elements',
    viewport: 'desktop',
    zoomLevel: 100,
  });
});

test('letters of one field typed quickly are one step, after a pause another', () => {
  const { clock, store } = make();
  for (const heading of ['S', 'Se', 'Sea']) changeField(store, a.id, 'heading', heading);
  clock.atMs += 5000;
  changeField(store, a.id, 'heading', 'Seam');
  const heading = () => store.get().history.present.sections[0]?.data.heading;
  store.undo();
  expect(heading()).toBe('Sea');
  store.undo();
  expect(heading()).toBe('Seals');
  store.redo();
  expect(heading()).toBe('Sea');
});

test('typing goes on in another step after an undo', () => {
  const { store } = make();
  changeField(store, a.id, 'heading', 'One');
  store.undo();
  changeField(store, a.id, 'heading', 'Two');
  store.undo();
  expect(store.get().history.present.sections[0]?.data.heading).toBe('Seals');
});

test('a value deep in a list changes, the other sections stay the same objects', () => {
  const { store } = make();
  changeField(store, b.id, 'items.0.question', 'How?');
  const [first, second] = store.get().editor.sections;
  expect(first).toBe(a);
  expect(second?.data.items).toEqual([{ question: 'How?', answer: 'So.' }]);
});

test('a text is cut at what its field takes, and never lost as a whole', () => {
  const { store } = make();
  changeField(store, a.id, 'heading', 'x'.repeat(1000));
  expect(store.get().editor.sections[0]?.data.heading).toBe('x'.repeat(140));
});

test.each([
  ['heading', 'text'],
  ['action.label', 'link'],
  ['points.3.value', 'text'],
  ['sides.0.action.label', 'link'],
  ['nothing', undefined],
  ['constructor', undefined],
])('the field at %s is %s', (path, type) => {
  expect(fieldAt(a, path)?.type).toBe(type);
});

test('what is added is at the end, selected and announced; a copy too', () => {
  const { store } = make();
  addSection(store, 'team');
  expect(store.get().editor.selectedElement).toBe(store.get().editor.sections[3]?.id);
  expect(store.get().spoken.words).toBe('People added at the end.');
  duplicateSection(store, a.id);
  expect(store.get().editor.sections[4]).toMatchObject({ isDuplicate: true, data: a.data });
});

test('moves say where the section is now, at the ends that it stays', () => {
  const { store } = make();
  moveSection(store, b.id, -1);
  expect(names(store)).toEqual(['b', 'a', 'c']);
  expect(store.get().spoken.words).toBe('Questions, place 1 of 3.');
  moveSection(store, b.id, -1);
  expect(store.get().spoken.words).toBe('Questions stays at place 1 of 3.');
  moveSectionTo(store, b.id, 2);
  expect(names(store)).toEqual(['a', 'c', 'b']);
});

test('after a removal the next section is selected', () => {
  const { store } = make();
  store.select(b.id);
  removeSection(store, b.id);
  expect(store.get().editor.selectedElement).toBe(c.id);
  removeSection(store, c.id);
  expect(store.get().editor.selectedElement).toBe(a.id);
  expect(store.get().spoken.words).toBe('Footer removed. Undo brings it back.');
});

test('what is done together is seen once, when it is done, and nothing is not seen', () => {
  const { store } = make();
  const seen: (string | null)[] = [];
  store.subscribe(() => seen.push(store.get().editor.selectedElement));
  store.together(() => {
    store.select(a.id);
    store.together(() => store.select(b.id));
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual([b.id]);
  store.together(() => store.select(b.id));
  expect(seen).toEqual([b.id]);
  addSection(store, 'team');
  expect(seen).toEqual([b.id, store.get().editor.sections.at(-1)?.id]);
});

test('where the work fails half way, what it did is seen', () => {
  const { store } = make();
  const listener = { count: 0 };
  store.subscribe(() => {
    listener.count += 1;
  });
  expect(() =>
    store.together(() => {
      store.select(a.id);
      throw new Error('half way');
    }),
  ).toThrow('half way');
  expect(listener.count).toBe(1);
  store.say('Afterwards.');
  expect(listener.count).toBe(2);
});
