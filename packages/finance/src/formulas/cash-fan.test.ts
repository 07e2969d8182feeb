import { money, quantity } from '@slipway/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFan } from './cash-fan.ts';
import { type Course, foretell } from './default-alive.ts';

const course = (cash: number, expenses: number, revenue: number, growth: number): Course => ({
  cash: money(cash, 'money', 'USD'),
  expenses: money(expenses, 'money/month', 'USD'),
  revenue: money(revenue, 'money/month', 'USD'),
  growth: quantity(growth, 'share/month'),
});
const plan = { spread: 0.06, seen: 6, seed: 7, runs: 400, months: 24 };

describe('cash fan', () => {
  it('without any spread every run is the course itself', () => {
    const one = { ...course(300_000, 50_000, 20_000, 0.04), delay: 1.4 };
    const fan = cashFan(one, { ...plan, spread: 0 });
    const { months, zeroMonth } = foretell(one);
    for (const [at, cash] of fan.at.p10.entries())
      expect(cash).toBeCloseTo(Math.max(0, months[at]?.cash ?? 0), 4);
    expect(fan.at.p90).toEqual(fan.at.p10);
    expect(fan.gone).toEqual({ p10: zeroMonth, p50: zeroMonth, p90: zeroMonth });
    expect([fan.goneBy((zeroMonth ?? 0) - 1), fan.goneBy(zeroMonth ?? 0)]).toEqual([0, 1]);
  });

  it('the same seed gives the same fan, another seed another', () => {
    const one = course(300_000, 50_000, 20_000, 0.04);
    expect(cashFan(one, plan).at).toEqual(cashFan(one, plan).at);
    expect(cashFan(one, { ...plan, seed: 8 }).at).not.toEqual(cashFan(one, plan).at);
  });

  it('is wider the less is known, in order, and never below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 1, max: 90_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.double({ min: -0.3, max: 0.4, noNaN: true }),
        (cash, costs, revenue, growth) => {
          const { at } = cashFan(course(cash, costs, revenue, growth), { ...plan, runs: 60 });
          for (const [month, low] of at.p10.entries()) {
            expect(low).toBeGreaterThanOrEqual(0);
            expect(at.p50[month]).toBeGreaterThanOrEqual(low);
            expect(at.p90[month]).toBeGreaterThanOrEqual(at.p50[month] ?? 0);
          }
        },
      ),
      { numRuns: 30 },
    );
    const one = course(600_000, 50_000, 30_000, 0.03);
    const width = (seen: number) => {
      const { at } = cashFan(one, { ...plan, seen });
      return (at.p90[11] ?? 0) - (at.p10[11] ?? 0);
    };
    expect(width(1)).toBeGreaterThan(width(24));
  });
});

describe('a course with hires and late payers', () => {
  const plain = course(400_000, 60_000, 30_000, 0.06);
  it('counts a hire from its month on', () => {
    const hired = foretell({ ...plain, added: [0, 0, 8000] });
    const cashIn = (fate: typeof hired, month: number) => fate.months[month - 1]?.cash ?? 0;
    expect(cashIn(hired, 2)).toBe(cashIn(foretell(plain), 2));
    expect(cashIn(hired, 3)).toBeCloseTo(cashIn(foretell(plain), 3) - 8000, 6);
    expect(cashIn(hired, 9)).toBeCloseTo(cashIn(foretell(plain), 9) - 7 * 8000, 6);
  });

  it('is not profitable before the last hire has come', () => {
    const early = course(400_000, 60_000, 70_000, 0);
    expect(foretell({ ...early, added: [0, 0, 20_000] })).toMatchObject({ profitMonth: null, alive: false });
    expect(foretell({ ...early, added: [0, 0, 5000] })).toMatchObject({ profitMonth: 3, alive: true });
  });

  it('late money grows later', () => {
    const late = foretell({ ...plain, delay: 2 });
    expect(late.months[1]?.revenue).toBe(30_000);
    expect(late.months[2]?.revenue).toBeCloseTo(30_000 * 1.06, 6);
    expect(late.lowestCash.value).toBeLessThan(foretell(plain).lowestCash.value);
  });
});
