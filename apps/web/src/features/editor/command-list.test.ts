import { expect, test } from 'vitest';
import { pageOf, sectionOf } from '../../../../../packages/page/src/testing/pages.ts';
import { findCommands, listCommands } from './command-list.ts';
import { createEditorStore } from './state/editor-store.ts';

const faq = sectionOf('faq', 'q', { heading: 'Asked often' });
const make = () => createEditorStore(pageOf([sectionOf('hero', 'h'), faq]));
const names = (typed: string, store = make()) =>
  findCommands(
    listCommands(store, () => undefined),
    typed,
  ).map(({ name }) => name);

test('each typed word begins a word of the name', () => {
  expect(names('add que')).toEqual(['Add: Questions']);
  expect(names('go asked')).toEqual(['Go to Questions: Asked often']);
  expect(names('design cons')).toEqual(['Design: Console']);
  expect(names('zzz')).toEqual([]);
});

test('the selected section changes places with the one that is named', () => {
  const store = make();
  store.select(faq.id);
  const [swap] = findCommands(
    listCommands(store, () => undefined),
    'swap opening',
  );
  expect(swap?.name).toBe('Swap with Opening');
  swap?.run();
  expect(store.get().editor.sections.map(({ id }) => id)).toEqual([faq.id, 'section-h']);
  expect(store.get().editor.selectedElement).toBe(faq.id);
});

test('what is selected comes first', () => {
  const store = make();
  store.select(faq.id);
  expect(names('', store)[0]).toBe('Move up: Questions: Asked often');
  findCommands(
    listCommands(store, () => undefined),
    'move up',
  )[0]?.run();
  expect(store.get().editor.sections[0]).toBe(faq);
});
