import { afterEach, expect, test, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { copySection, pasteCopied, pasteSection } from './clipboard.ts';
import { createEditorStore } from './editor-store.ts';

const faq = sectionOf('faq', 'q', { items: [{ question: 'Why?', answer: 'So.' }] });
const text = (section: unknown) => JSON.stringify({ slipway: 'section', section });
const make = () => createEditorStore(pageOf([sectionOf('hero', 'h')]));

test('a copied section is pasted at the end with an id of its own, and can be undone', () => {
  const store = make();
  expect(pasteSection(store, text(faq))).toBe(true);
  const pasted = store.get().editor.sections[1];
  expect(pasted).toMatchObject({ kind: 'faq', data: faq.data });
  expect(pasted?.id).not.toBe(faq.id);
  expect(store.get().editor.selectedElement).toBe(pasted?.id);
  store.undo();
  expect(store.get().editor.sections).toHaveLength(1);
});

afterEach(() => vi.unstubAllGlobals());

test('what one page copies, another pastes', async () => {
  const kept = [''];
  const clipboard = {
    writeText: async (words: string) => void kept.unshift(words),
    readText: async () => kept[0] ?? '',
  };
  vi.stubGlobal('navigator', { clipboard });
  const [from, to] = [make(), make()];
  await pasteCopied(to);
  expect(to.get().spoken.words).toBe('What was copied last is not a section. Copy one first.');
  await copySection(from, faq);
  await pasteCopied(to);
  expect(to.get().editor.sections[1]).toMatchObject({ kind: 'faq', data: faq.data });
});

test.each([
  ['a kind we do not have', { ...faq, kind: 'script' }],
  ['no section', null],
  [
    'a link that runs',
    { ...sectionOf('call-to-action', 'c'), data: { action: { label: 'x', href: 'javascript:alert(1)' } } },
  ],
])('%s is refused with a sentence', (_, section) => {
  const store = make();
  expect(pasteSection(store, text(section))).toBe(true);
  expect(store.get().editor.sections).toHaveLength(1);
  expect(store.get().spoken.words).not.toBe('');
});

test.each(['words', '{"slipway":"section"', '{}'])('%s changes nothing', (words) => {
  const store = make();
  pasteSection(store, words);
  expect(store.get().editor.sections).toHaveLength(1);
});
