import { expect, test } from 'vitest';
import type { BoxesBlock, BoxItem } from './block.ts';
import { checkReport } from './check-report.ts';
import { editBoxes } from './edit-boxes.ts';
import { itemKeys, struckBox } from './item-keys.ts';

const item = (id: string): BoxItem => ({
  id,
  statement: { id, text: `Says ${id}.`, evidence: [] },
  weight: 2,
});
const box = (id: string, ...ids: readonly string[]): BoxesBlock['boxes'][number] => ({
  id,
  label: id,
  hint: '',
  tone: 'plain',
  items: ids.map(item),
});
const boxes = [box('strengths', 'a', 'b'), box('threats', 'c')];

/** "a", "a!" struck, "a=text" in the founder's words, "+text" added. */
function read(edited: BoxesBlock['boxes']): string[] {
  return edited.map(({ id, items }) =>
    [
      `${id}:`,
      ...items.map(({ id: one, own, struck, statement }) =>
        [
          own === 'added' ? `+${statement.text}` : one,
          own === 'edited' ? `=${statement.text}` : '',
          struck ? '!' : '',
        ].join(''),
      ),
    ].join(' '),
  );
}

test.each([
  ['nothing changed', {}, ['strengths: a b', 'threats: c']],
  ['moved', { [itemKeys.box('a')]: 'threats' }, ['strengths: b', 'threats: c a']],
  ['struck where it was', { [itemKeys.box('a')]: struckBox }, ['strengths: a! b', 'threats: c']],
  ['edited', { [itemKeys.text('c')]: ' Dear\n robots ' }, ['strengths: a b', 'threats: c=Dear robots']],
  ['edited and moved', { 'text:a': 'Mine', 'box:a': 'threats' }, ['strengths: b', 'threats: c a=Mine']],
  ['added', { [itemKeys.own('threats', 1)]: 'Copycats' }, ['strengths: a b', 'threats: c +Copycats']],
  [
    'added in the order they were numbered',
    { 'own:threats:10': 'Tenth', 'own:threats:2': 'Second' },
    ['strengths: a b', 'threats: c +Second +Tenth'],
  ],
  [
    'added, then moved and struck',
    {
      'own:threats:1': 'One',
      'own:threats:2': 'Two',
      'box:own:threats:1': 'strengths',
      'box:own:threats:2': struckBox,
    },
    ['strengths: a b +One', 'threats: c +Two!'],
  ],
  [
    'to a box that does not exist',
    { 'box:a': 'moon', 'own:moon:1': 'Lost' },
    ['strengths: a b', 'threats: c'],
  ],
  ['of an item that is gone', { 'box:z': 'threats', 'text:z': 'Lost' }, ['strengths: a b', 'threats: c']],
  ['with nothing in it', { 'text:a': ' {} ', 'own:threats:1': ' ' }, ['strengths: a b', 'threats: c']],
  ['without a number', { 'own:threats:x': 'Lost' }, ['strengths: a b', 'threats: c']],
])('%s', (_, assumptions: Record<string, string>, expected) => {
  expect(read(editBoxes(boxes, assumptions))).toEqual(expected);
});

test('whatever is written, the report stays whole and says whose words they are', () => {
  const text = '90 % of {{f:price}} in 2 weeks';
  const edited = editBoxes(boxes, { 'text:a': text, 'own:threats:1': text });
  const report = {
    toolId: 'swot-generator',
    title: 'SWOT',
    figures: {},
    sources: {},
    blocks: [{ id: 'boxes', kind: 'boxes' as const, editable: true, boxes: edited }],
  };
  expect(checkReport(report)).toEqual([]);
  for (const { own, statement } of edited.flatMap(({ items }) => items))
    if (own !== undefined)
      expect(statement.evidence).toEqual([{ kind: 'said', field: 'sheet', quote: statement.text }]);
});
