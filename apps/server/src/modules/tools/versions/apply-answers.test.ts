import { AppError } from '@slipway/core';
import type { Block, Report } from '@slipway/report';
import type { AnyInput, Field } from '@slipway/tools';
import { expect, test } from 'vitest';
import { applyAnswers } from './apply-answers.ts';

const fields = [
  { name: 'idea', kind: 'long-text', label: 'Your idea', maxLength: 4000, essential: true },
  { name: 'buyer', kind: 'text', label: 'Who pays', maxLength: 160 },
  { name: 'region', kind: 'text', label: 'Where', maxLength: 160 },
  { name: 'price', kind: 'text', label: 'Price', maxLength: 160 },
] as const satisfies readonly Field[];

const slot = (field: string) =>
  ({ field, label: field, value: 'x', standing: 'read', options: [], takesText: true }) as const;
const blocks: readonly Block[] = [
  { id: 'reading', kind: 'reading', slots: [slot('buyer'), slot('region'), slot('idea')] },
  {
    id: 'answer',
    kind: 'answer',
    tone: 'fair',
    word: 'Test first',
    verdict: { id: 'v', text: 'Nobody has paid yet.', evidence: [] },
    dials: [],
    reasons: [],
    question: {
      question: { id: 'q', text: 'What does it cost?', evidence: [] },
      field: 'price',
      options: [],
    },
  },
];
const report: Report = { toolId: 't', title: 'T', blocks, figures: {}, sources: {} };

function apply(inputs: readonly AnyInput[], answers: Record<string, string>): unknown {
  const input = inputs.at(-1) ?? {};
  try {
    return applyAnswers({ fields, inputs, before: { input, basis: null, report } }, answers);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
const bought = (buyer: string): AnyInput => ({ idea: 'Seals', buyer });

test.each([
  ['a reading is changed', [{ idea: 'Seals' }], { buyer: 'shops' }, { idea: 'Seals', buyer: 'shops' }],
  ['and changed again', [{ idea: 'Seals' }, bought('shops')], { buyer: 'farms' }, bought('farms')],
  [
    'the question of the answer is answered',
    [{ idea: 'Seals' }],
    { price: '9' },
    { idea: 'Seals', price: '9' },
  ],
  [
    'a question only once',
    [{ idea: 'Seals' }, { idea: 'Seals', price: '9' }],
    { price: '19' },
    'You have answered this. To change the answer, run the tool again.',
  ],
  [
    'the text of the idea is no reading',
    [{ idea: 'Seals' }],
    { idea: 'Drones' },
    'This result does not ask for that.',
  ],
  ['five changes', ['', 'a', 'b', 'c', 'd'].map(bought), { region: 'IN' }, { ...bought('d'), region: 'IN' }],
  [
    'and no sixth',
    ['', 'a', 'b', 'c', 'd', 'e'].map(bought),
    { region: 'IN' },
    'You have changed five readings. To change more, run the tool again.',
  ],
  [
    'two at once count as two',
    ['', 'a', 'b', 'c', 'd'].map(bought),
    { region: 'IN', buyer: 'e' },
    /five readings/,
  ],
  ['the same again is no change', ['', 'a', 'b', 'c', 'd', 'e'].map(bought), { buyer: 'e' }, bought('e')],
])('%s', (_, inputs, answers, outcome) => {
  const found = apply(inputs, answers as Record<string, string>);
  if (outcome instanceof RegExp) expect(found).toMatch(outcome);
  else expect(found).toEqual(outcome);
});
