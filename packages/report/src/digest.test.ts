import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';
import type { Report } from './report.ts';

const say = (id: string, text: string) => ({ id, text, evidence: [] });
const points = (id: string, value: number | null, more: object = {}) =>
  ({
    id,
    label: id,
    value,
    unit: 'points',
    provenance: { kind: 'measured', field: 'idea' },
    ...more,
  }) as const;
const money = (id: string, value: number, kind: 'assumed' | 'measured') =>
  ({
    id,
    label: id,
    value,
    unit: 'money/year',
    currency: 'USD',
    provenance: kind === 'assumed' ? { kind, why: 'A guess' } : { kind, field: id },
  }) as const;

const report: Report = {
  toolId: 'score-your-idea',
  title: 'Idea score',
  sources: {},
  figures: {
    idea: points('idea', 60, { range: { low: 42, high: 78, means: 'x' } }),
    evidence: points('evidence', 30, { range: { low: 20, high: 45, means: 'x' } }),
    low: points('low', 40),
    high: points('high', 65),
    said: points('said', 50),
    total: {
      ...money('total', 0, 'assumed'),
      provenance: { kind: 'derived', formula: 'a', inputs: ['said', 'guess'] },
    },
    guess: money('guess', 1, 'assumed'),
    small: money('small', 50, 'measured'),
    large: money('large', 200, 'measured'),
    'market-size:tam': money('taken', 9, 'measured'),
    'test-sample': {
      id: 'test-sample',
      label: 'Cases',
      value: 10,
      unit: 'count',
      provenance: { kind: 'assumed', why: '' },
    },
    'test-passes': {
      id: 'test-passes',
      label: 'Passes',
      value: 3,
      unit: 'count',
      provenance: { kind: 'assumed', why: '' },
    },
  },
  blocks: [
    {
      id: 'answer',
      kind: 'answer',
      tone: 'fair',
      word: 'Test first',
      verdict: say('v', 'Middling ({{f:idea}}).'),
      dials: [
        { label: 'Idea', figure: 'idea', max: 100 },
        { label: 'Evidence', figure: 'evidence', max: 100, note: say('n', 'Interviews.') },
      ],
      reasons: [],
      next: {
        do: say('d', 'Ask {{f:test-sample}} roofers.'),
        passes: say('p', 'At least {{f:test-passes}} do.'),
        dueDays: 21,
        proves: 'letters',
      },
    },
    {
      id: 't',
      kind: 'tornado',
      outcome: 'idea',
      rows: [
        {
          label: 'Narrow',
          low: 'low',
          high: 'high',
          from: 'low',
          to: 'high',
          input: 'said',
          field: 'costsNow',
        },
        { label: 'Wide', low: 'small', high: 'large', from: 'small', to: 'large', input: 'total' },
        { label: 'Not said', low: 'low', high: 'high', from: 'low', to: 'high' },
      ],
    },
  ],
};

test('a digest holds what lists and the next step need', () => {
  expect(digestOf(report)).toEqual({
    headline: 'Test first. Middling (60).',
    figure: { id: 'idea', label: 'Idea', value: 60, unit: 'points', low: 42, high: 78, text: '60' },
    evidence: { points: 30, low: 20, high: 45, label: 'Interviews.' },
    drivers: [
      // Of what the larger end is, and as well known as the weakest of what it was computed from.
      { label: 'Wide', field: null, swing: 0.75, proof: 0.1 },
      { label: 'Narrow', field: 'costsNow', swing: 0.25, proof: 0.9 },
      { label: 'Not said', field: null, swing: 0.25, proof: 0 },
    ],
    question: null,
    test: {
      text: 'Ask 10 roofers.',
      passes: 'At least 3 do.',
      tries: 10,
      least: 3,
      dueDays: 21,
      proves: 'letters',
    },
    figures: {
      idea: { value: 60, unit: 'points' },
      evidence: { value: 30, unit: 'points' },
      'market-size:tam': { value: 9, unit: 'money/year', currency: 'USD', label: 'taken' },
      total: { value: 0, unit: 'money/year', currency: 'USD' },
      guess: { value: 1, unit: 'money/year', currency: 'USD' },
      small: { value: 50, unit: 'money/year', currency: 'USD' },
      large: { value: 200, unit: 'money/year', currency: 'USD' },
      'test-sample': { value: 10, unit: 'count' },
      'test-passes': { value: 3, unit: 'count' },
    },
  });
});

test('a test is counted where its words name both numbers; any other has its mark in words', () => {
  const [answer] = report.blocks;
  if (answer?.kind !== 'answer' || answer.next === undefined) throw new Error('no test');
  const counts = (text: string) => {
    const next = { ...answer.next, do: say('d', text), dueDays: 7 };
    const count = (id: string, value: number) => ({ ...report.figures['test-sample'], id, label: id, value });
    const figures = { ...report.figures, 'to-ask': count('to-ask', 6), 'must-pay': count('must-pay', 3) };
    const { test: found } = digestOf({ ...report, figures, blocks: [{ ...answer, next }] } as Report);
    return [found?.tries, found?.least];
  };
  expect(counts('Ask the other {{f:to-ask}} for a deposit.')).toEqual([6, 3]);
  expect(counts('Offer one complex a Saturday.')).toEqual([null, null]);
});

test('the large figure of an answer goes first, and what only asks back is known by no number', () => {
  const [answer] = report.blocks;
  if (answer?.kind !== 'answer') throw new Error('no answer');
  const big = { ...report, blocks: [{ ...answer, big: { label: 'What you can win', figure: 'large' } }] };
  expect(digestOf(big).figure).toMatchObject({ label: 'What you can win', text: '$200 a year' });
  expect(digestOf({ ...report, asksBack: true }).figure).toBeNull();
  expect(digestOf({ ...report, blocks: [] })).toMatchObject({ figure: null, drivers: [], test: null });
});

test('an answer without a number is known by its word; a deck by its slides', () => {
  const [answer] = report.blocks;
  if (answer?.kind !== 'answer') throw new Error('no answer');
  const inWords = { ...report, blocks: [{ ...answer, dials: [] }] };
  expect(digestOf(inWords).figure).toMatchObject({ id: 'answer', value: null, text: 'Test first' });
  expect(digestOf({ ...inWords, asksBack: true }).figure).toBeNull();
  const slides = {
    ...report.figures['test-sample'],
    id: 'slides',
    label: 'Slides',
    noun: 'slides',
    value: 12,
  };
  const deck = { ...inWords, figures: { ...report.figures, slides } } as Report;
  expect(digestOf(deck).figure).toMatchObject({ id: 'slides', text: '12 slides' });
});
