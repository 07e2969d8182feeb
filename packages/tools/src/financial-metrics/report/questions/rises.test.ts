import { table } from '@slipway/finance/testing';
import { fillText, listStatements } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../../../test/library.ts';
import { bareAround } from '../../../around.ts';
import { engine } from '../../engine.ts';
import type { RawRow } from '../../fields.ts';
import { gather } from '../../gather.ts';

const around = bareAround(loadTestLibrary(), '2026-11-16');
function asked(row: (at: number) => Partial<RawRow>) {
  const input = { months: table(6, row), currency: 'USD', mode: 'saas' } as const;
  const report = engine.run(input, gather(input, around));
  return {
    said: listStatements(report)
      .map(({ text }) => fillText(text, report.figures))
      .join('\n'),
    value: (id: string) => report.figures[id]?.value,
  };
}

/** Two windows of three months. */
const steps = (before: number, now: number) => (at: number) => (at < 3 ? before : now);

test.each([
  ['faster than revenue', 1500, 1100, true],
  ['slower than revenue', 1050, 1400, false],
])('burn that rises %s', (_, burn, revenue, isAsked) => {
  const [spent, earned] = [steps(1000, burn), steps(1000, revenue)];
  const { said, value } = asked((at) => ({
    mrr: earned(at),
    revenue: earned(at),
    cogs: 0,
    salesMarketing: 0,
    otherCosts: spent(at) + earned(at),
    cash: 90_000,
  }));
  expect(said.includes('which spend comes before its revenue')).toBe(isAsked);
  expect(value('burn.rise')).toBe(isAsked ? 0.5 : undefined);
});

test.each([
  [30, 60, true],
  [60, 60, false],
])('paid channels brought %d of a hundred and bring %d', (before, now, isAsked) => {
  const paid = steps(before, now);
  const { said } = asked((at) => ({
    mrr: 1000,
    revenue: 1000,
    newCustomers: 100,
    customers: 500,
    lostCustomers: 0,
    paidCustomers: paid(at),
    salesMarketing: 100,
    cash: 90_000,
  }));
  expect(said.includes('Paid channels bring 60% of new customers, after 30% the months before')).toBe(
    isAsked,
  );
});
