import type { CheckedResult } from '@slipway/agreement';
import type { Page } from '@slipway/page';
import { expect, test } from 'vitest';
import { listMoves } from './list-moves.ts';

const slot = (value: unknown) => ({
  value,
  toolId: '',
  at: '2026-11-16T09:00:00.000Z',
  provenance: { kind: 'hand' as const },
});
const record = {
  currency: slot('USD'),
  price: slot(59),
  per: slot('month'),
  evidence: slot('interviews'),
  evidenceCount: slot(15),
};
const results: readonly CheckedResult[] = [
  {
    toolId: 'financial-metrics',
    tool: 'Financial Metrics',
    runId: 'r1',
    date: '2026-11-16',
    figures: { nrr: { value: 1.12, unit: 'share' } },
    input: {},
  },
];
const page = {
  title: 'Gapwise',
  sections: [
    { id: 'a', kind: 'hero', data: { lead: '14 chairs, for $49.', points: [] } },
    {
      id: 'b',
      kind: 'proof',
      data: {
        figures: [
          { label: 'Interviews', value: '14' },
          { label: 'NRR', value: '104%' },
        ],
      },
    },
    { id: 'c', kind: 'pricing', data: { plans: [{ price: '$49', per: 'a month' }] } },
  ],
} as unknown as Page;

test('price and figures that moved are written in one step, each where it belongs', () => {
  const moves = listMoves(page, 'Launch page', record, results);
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    ['$49', '$59'],
    ['14', '15'],
    ['104%', '112%'],
  ]);
  const now = moves.reduce((done, { write }) => write(done), page);
  expect(now.sections.map(({ data }) => data)).toEqual([
    { lead: '14 chairs, for $59.', points: [] },
    {
      figures: [
        { label: 'Interviews', value: '15' },
        { label: 'NRR', value: '112%' },
      ],
    },
    { plans: [{ price: '$59', per: 'a month' }] },
  ]);
  expect(listMoves(now, 'Launch page', record, results)).toEqual([]);
});
