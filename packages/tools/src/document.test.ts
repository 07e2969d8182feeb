import { expect, test } from 'vitest';
import { documentsMaxLength, findDocuments, makeDocuments, type ToolDocument } from './document.ts';
import { meta } from './score-your-idea/meta.ts';

const report = { toolId: 'tiny', title: 'Tiny', blocks: [], figures: {}, sources: {} };
const made = { input: {}, basis: null, report };
const deck: ToolDocument = { kind: 'deck', title: 'Ten slides', data: { slides: [] } };
const make = (documents: readonly ToolDocument[]) =>
  makeDocuments({ meta, documents: () => documents }, made);

test('what a tool makes is given on; most make nothing, and a sheet that asks back has none', () => {
  expect(make([deck, deck])).toEqual([deck, deck]);
  expect(makeDocuments({ meta }, made)).toEqual([]);
  const asking = { ...made, report: { ...report, asksBack: true as const } };
  expect(makeDocuments({ meta, documents: () => [deck] }, asking)).toEqual([]);
});

test('a screen shows none where the stored basis does not fit, and the same otherwise', () => {
  const documents = () => [{ ...deck, data: Reflect.get(made.basis as unknown as object, 'slides') }];
  expect(findDocuments({ documents }, made)).toEqual([]);
  expect(findDocuments({ documents: () => [deck] }, made)).toEqual([deck]);
});

test.each<[string, readonly ToolDocument[]]>([
  ['too many', Array.from({ length: 25 }, () => deck)],
  ['an odd kind', [{ ...deck, kind: '../deck' }]],
  ['no title', [{ ...deck, title: ' ' }]],
  ['a title that cannot be stored', [{ ...deck, title: 'a\0' }]],
  [
    'too large together',
    [
      { ...deck, data: 'x'.repeat(documentsMaxLength / 2) },
      { ...deck, data: 'y'.repeat(documentsMaxLength / 2) },
    ],
  ],
])('%s fails the run', (_, documents) => {
  expect(() => make(documents)).toThrow('score-your-idea');
});
