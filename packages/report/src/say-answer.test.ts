import { expect, test } from 'vitest';
import type { Report } from './report.ts';
import { sayAnswer } from './say-answer.ts';

const said = (id: string, text: string) => ({ id, text, evidence: [] });
const report: Report = {
  toolId: 'score-your-idea',
  title: 'Idea score: dental offices',
  figures: {
    size: {
      id: 'size',
      label: 'Customers',
      value: 330,
      unit: 'count',
      noun: 'dental offices',
      provenance: { kind: 'measured', field: 'price' },
    },
  },
  sources: {},
  blocks: [
    {
      kind: 'answer',
      id: 'answer',
      tone: 'plain',
      word: 'Test first',
      verdict: said('v', '14 offices talk, none pays.'),
      dials: [],
      reasons: [{ label: 'Size', statement: said('r', '$1M a year is {{f:size}}.') }],
      next: { do: said('n', 'Offer it to 20 offices.'), passes: said('p', '3 pay.'), dueDays: 21 },
      question: {
        question: said('q', 'Who pays?'),
        field: 'customer',
        options: [{ value: 'owner', label: 'The owner' }],
      },
    },
  ],
};

test('the first screen in plain lines: figures filled in, and a question with what answers it', () => {
  expect(sayAnswer(report).split('\n')).toEqual([
    'Idea score: dental offices',
    '',
    'Test first. 14 offices talk, none pays.',
    '1. Size: $1M a year is 330 dental offices.',
    'Next, within 21 days: Offer it to 20 offices. Passes if: 3 pay.',
    'Question: Who pays? Answer in the field “customer”: owner (The owner).',
  ]);
});

test('a sheet without an answer says its headline and the lines under it', () => {
  const verdict = said('v', 'Default alive.');
  const lede = [said('l', 'The weakest point is churn.')];
  const plain: Report = {
    ...report,
    blocks: [{ kind: 'headline', id: 'headline', tone: 'good', verdict, lede }],
  };
  expect(sayAnswer(plain)).toBe('Idea score: dental offices\n\nDefault alive.\nThe weakest point is churn.');
});
