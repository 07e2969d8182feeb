import { expect, test } from 'vitest';
import type { Block, ReadingSlot } from '../block.ts';
import { checkReport } from '../check-report.ts';
import type { Report } from '../report.ts';
import { collectView } from './collect-view.ts';
import { withModelView } from './model-view.ts';

const slot = (field: string, more: Partial<ReadingSlot> = {}): ReadingSlot => ({
  field,
  label: field,
  value: 'dental offices',
  standing: 'unsure',
  options: [],
  ...more,
});
const blocks: readonly Block[] = [
  {
    id: 'reading',
    kind: 'reading',
    slots: [
      slot('customer', { takesText: true, options: [{ value: 'dentists', label: 'dentists' }] }),
      slot('region', { value: null, standing: 'open', options: [{ value: 'IN', label: 'India' }] }),
      slot('does', { value: 'letters', standing: 'confirmed', takesText: true }),
      slot('price', { value: null, standing: 'open', takesText: true }),
    ],
  },
  {
    id: 'answer',
    kind: 'answer',
    tone: 'fair',
    word: 'Test first',
    verdict: { id: 'verdict', text: 'Nobody has paid yet.', evidence: [] },
    dials: [],
    reasons: [{ label: 'Rivals', statement: { id: 'rival', text: 'Weave sends letters.', evidence: [] } }],
    question: {
      question: { id: 'asked', text: 'What does it cost?', evidence: [] },
      field: 'price',
      options: [],
    },
  },
];
const report: Report = {
  toolId: 'score',
  title: 'Letters',
  blocks,
  figures: {
    offices: {
      id: 'offices',
      label: 'Offices',
      value: 3100,
      unit: 'count',
      noun: 'offices',
      provenance: { kind: 'assumed', why: 'A test.' },
    },
  },
  sources: {},
};

/** No dictionary here: whatever is written in small letters is a word, but for "zzz". */
function collect(elements: Readonly<Record<string, string>>, isDeep = false) {
  const founderTexts = ['Letters for Dentrix users'];
  const collector = collectView({
    report,
    founderTexts,
    isDeep,
    isWord: (word) => /^(?!zzz|gartner|eaglesoft)/u.test(word),
  });
  for (const [id, text] of Object.entries(elements)) collector.take({ id, text });
  return collector;
}
const shown = (elements: Readonly<Record<string, string>>, isDeep = false) =>
  collect(elements, isDeep).view.block?.rows.flatMap(({ label, statements }) =>
    statements.map(({ text }) => `${label}: ${text}`),
  ) ?? [];

const words = (count: number) => Array.from({ length: count }, () => 'so').join(' ');

test.each([
  ['its answer, to the word', { answer: words(60) }, [`Its answer: ${words(60)}`]],
  ['and no word more', { answer: words(61) }, []],
  ['a finding', { 'find:1': words(25) }, [`It adds: ${words(25)}`]],
  ['and no word more', { 'find:1': words(26) }, []],
  ['a finding of one sentence', { 'find:1': 'They wait. They pay.' }, []],
  [
    'three findings and no fourth',
    { 'find:1': 'a', 'find:2': 'so', 'find:3': 'so', 'find:4': 'so' },
    ['It adds: a', 'It adds: so', 'It adds: so'],
  ],
  [
    'lines of the sheet, in their own words',
    { choose: 'rival, verdict' },
    ['It would look at first: Weave sends letters.', 'It would look at first: Nobody has paid yet.'],
  ],
  ['those there are', { choose: 'rival nowhere' }, ['It would look at first: Weave sends letters.']],
  ['no question of the sheet', { choose: 'asked' }, []],
  ['no more than three', { choose: 'rival, verdict, a, b' }, []],
  [
    'a figure of the sheet',
    { answer: 'Reach the {{f:offices}} early.' },
    ['Its answer: Reach the {{f:offices}} early.'],
  ],
  ['no other', { answer: 'Reach the {{f:none}} early.' }, []],
  [
    'a name of the founder’s or the sheet’s',
    { answer: 'Ask why Dentrix and Weave fail.' },
    ['Its answer: Ask why Dentrix and Weave fail.'],
  ],
  [
    'another one, marked',
    { answer: 'Ask why Eaglesoft fails.' },
    ['Its answer: Ask why Eaglesoft fails. (unverified: Eaglesoft)'],
  ],
  [
    'at the start too',
    { answer: 'Eaglesoft fails.' },
    ['Its answer: Eaglesoft fails. (unverified: Eaglesoft)'],
  ],
  ['never as a source', { answer: 'Eaglesoft finds that they pay.' }, []],
  ['no word nobody knows', { answer: 'They zzz it.' }, []],
  ['no statement of the sheet', { verdict: 'Somebody has paid.' }, []],
  ['nothing inherited', { constructor: 'So.', __proto__: 'So.' }, []],
])('%s', (_, elements, rows) => {
  expect(shown(elements as Record<string, string>)).toEqual(rows);
});

const argued = { answer: 'Go.', against: 'They may not care.', reply: 'Some do.' };
test.each([
  [
    'asked for',
    argued,
    true,
    ['Its answer: Go.', 'The case against: They may not care.', 'Its reply: Some do.'],
  ],
  ['not asked for', argued, false, ['Its answer: Go.']],
  ['too long', { ...argued, against: words(51) }, true, ['Its answer: Go.']],
  ['without its answer', { ...argued, answer: 'Go at 5.' }, true, []],
])('the deep pass, %s', (_, elements, isDeep, rows) => {
  expect(shown(elements, isDeep)).toEqual(rows);
});

test.each([
  ['words where they are taken', 'customer', 'clinics', { value: 'clinics', label: 'clinics (model)' }],
  ['an option that is there', 'customer', 'Dentists', { value: 'dentists', label: 'dentists (model)' }],
  ['what the engine reads too', 'customer', 'Dental offices', undefined],
  ['a number', 'customer', 'a dozen clinics', undefined],
  ['a figure', 'customer', '{{f:offices}}', undefined],
  ['a name nobody gave', 'customer', 'users of Eaglesoft', undefined],
  ['eighty-one letters', 'customer', 'c'.repeat(81), undefined],
  ['a place by its name', 'region', 'india', { value: 'IN', label: 'India (model)' }],
  ['a place nobody knows', 'region', 'Atlantis', undefined],
  ['what is confirmed', 'does', 'calls', undefined],
  ['a price', 'price', 'cheap', undefined],
  ['a slot that is not there', 'user', 'patients', undefined],
])('a reading of its own: %s', (_, field, text, option) => {
  const { view } = collect({ [`reads:${field}`]: text });
  expect(view.reads.map((read) => read.option)).toEqual(option ? [{ ...option, by: 'model' }] : []);
  const [reading] = withModelView(report, view).blocks;
  const slots = reading?.kind === 'reading' ? reading.slots : [];
  expect(slots.find((one) => one.field === field)?.options[0]?.by).toBe(option && 'model');
});

test('the first text that passes stands, and what fails is counted once', () => {
  const collector = collect({ 'find:1': 'They wait 5 weeks.' });
  expect(collector).toMatchObject({ added: 0, refused: 1 });
  expect(collector.take({ id: 'find:1', text: ' They\n wait. ' })).toBe(true);
  expect(collector.take({ id: 'find:1', text: 'They pay.' })).toBe(false);
  expect(collector).toMatchObject({ added: 1, refused: 0 });
  expect(collector.view.block?.rows[0]?.statements[0].text).toBe('They wait.');
});

test('the sheet with it is whole, and all else as it was', () => {
  const { view } = collect({ answer: 'Reach the {{f:offices}} early.', choose: 'rival' });
  const after = withModelView(report, view);
  expect(checkReport(after)).toEqual([]);
  expect(after.blocks.map(({ id }) => id)).toEqual(['reading', 'answer', 'model-view']);
  expect(after.blocks.slice(0, 2)).toEqual(blocks);
  expect(withModelView(after, view)).toEqual(after);
});
