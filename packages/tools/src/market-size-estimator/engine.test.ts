import { type AssumptionRow, checkReport, type Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { changedElsewhere, listAssumptions, otherValues } from '../conformance/change-assumption.ts';
import { engine } from './engine.ts';
import type { MarketInput } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const run = (input: MarketInput): Report => engine.run(input, gather(input, library));

test('the sample is whole, and the same each time', () => {
  const report = run(engine.sample);
  expect(checkReport(report)).toEqual([]);
  expect(JSON.stringify(run(engine.sample))).toBe(JSON.stringify(report));
  expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
});

test.each<[string, MarketInput]>([
  [
    'a share of sales',
    { ...engine.sample, charges: 'take-rate', takeRate: 0.1, saleSize: 200, timesPerYear: 50 },
  ],
  ['seats', { ...engine.sample, charges: 'seat', per: 'seat a month', unitsPerCustomer: 4, adoption: 0.02 }],
  [
    'all ways',
    { ...engine.sample, valuePerMonth: 1200, marketFigure: 1e10, marketShare: 0.1, marketYear: 2019 },
  ],
])('each assumption of %s moves something, and its row shows the new value', (_, input) => {
  const basis = gather(input, library);
  const report = engine.run(input, basis);
  expect(listAssumptions(report).length).toBeGreaterThan(5);
  const findMove = (row: AssumptionRow) => {
    for (const value of otherValues(row, report)) {
      const after = engine.run({ ...input, assumptions: { [row.id]: value } }, basis);
      if (changedElsewhere(report, after, row).length > 0) return { value, after };
    }
    return undefined;
  };
  for (const row of listAssumptions(report)) {
    const moved = findMove(row);
    expect(moved, `${row.id} moves nothing`).toBeDefined();
    if (moved === undefined) continue;
    expect(checkReport(moved.after)).toEqual([]);
    const now = listAssumptions(moved.after).find(({ id }) => id === row.id);
    expect(now?.isOwn, row.id).toBe(true);
    const shown = now?.control.type === 'choice' ? now.chosen : moved.after.figures[now?.figure ?? '']?.value;
    expect(shown, row.id).toBe(moved.value);
  }
});
