import { expect, it } from 'vitest';
import { caseFiles } from '../../../../test/reading.ts';
import { tinyFields } from '../../../../test/tiny-tool.ts';
import { answerField, emptyBrief } from './brief.ts';
import { listQuestions } from './list-questions.ts';

type Asks = readonly (string | readonly string[])[];
const asking = (asks?: Asks, brief = emptyBrief, slots = caseFiles.slots) =>
  listQuestions({ fields: tinyFields, ...(asks ? { asks } : {}) }, slots, brief).map(({ field, value }) => [
    field,
    value,
  ]);

it.each([
  ['nothing where the tool asks nothing', undefined, []],
  [
    'what is unsure or open, never what was read',
    ['customer', 'region', 'price'],
    [['customer', 'law firms']],
  ],
  ['a choice of the tool that nobody made', ['vertical'], [['vertical', null]]],
  ['no field that is neither', ['idea', 'rivals', 'stranger'], []],
  [
    'three at most, the first named first',
    ['niche', 'vertical', 'venture', 'customer'],
    [
      ['niche', 'legal files'],
      ['vertical', null],
      ['venture', null],
    ],
  ],
])('asks %s', (_, asks, questions) => {
  expect(asking(asks)).toEqual(questions);
});

it('asks of several the first that has something to choose', () => {
  const asks = [['venture', 'niche'], 'vertical'];
  expect(asking(asks).map(([field]) => field)).toEqual(['venture', 'vertical']);
  const bare = caseFiles.slots.map((slot) =>
    slot.field === 'venture' ? { ...slot, options: [{ value: 'none', label: 'None of these' }] } : slot,
  );
  expect(asking(asks, emptyBrief, bare).map(([field]) => field)).toEqual(['niche', 'vertical']);
});

it('leaves an answered question where it is, and none that an earlier run answered', () => {
  expect(asking(['vertical'], answerField(emptyBrief, 'vertical', 'law'))).toEqual([
    ['vertical', 'Law firms'],
  ]);
  expect(asking(['vertical'], answerField(emptyBrief, 'vertical', 'law', 'run'))).toEqual([]);
});
