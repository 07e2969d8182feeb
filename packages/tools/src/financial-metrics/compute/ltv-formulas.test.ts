import { money, quantity } from '@slipway/core';
import { ok } from '@slipway/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSheet, type Ref } from '../desk/sheet.ts';
import { ltvFormula } from './ltv-formulas.ts';
import { type LtvKind, ltvKinds, ltvOf } from './ltv-variants.ts';

interface Numbers {
  readonly margin: number;
  readonly churn: number;
  readonly cap: number;
  readonly discount: number;
  readonly expansion: number;
}

const customers = 100;
const startMrr = 8000;
const best = 0.8;

/** As the sheet derives it, and as the finance package computes it. */
function both(kind: LtvKind, { margin, churn, cap, discount, expansion }: Numbers) {
  const sheet = openSheet('USD');
  const origin = { kind: 'measured', field: 'months' } as const;
  const monthly = (id: string, value: number): Ref<'money/month'> =>
    sheet.put(id, id, ok(money(value, 'money/month', 'USD')), origin);
  const refs = {
    base: monthly('margin', margin),
    churn: sheet.put('churn', 'Churn', ok(quantity(churn, 'share/month')), origin),
    cap: sheet.put('cap', 'Cap', ok(quantity(cap, 'months')), origin),
    discount: sheet.put('discount', 'Discount', ok(quantity(discount, 'share/year')), origin),
    expansion: monthly('expansion', expansion),
    customers: sheet.put('customers', 'Customers', ok(quantity(customers, 'count')), origin),
    best: sheet.put('best', 'Margin', ok(quantity(best, 'share')), origin),
    start: monthly('start', startMrr),
  };
  const computed = ltvOf(kind, {
    arpa: money(margin, 'money/month', 'USD'),
    margin: money(margin, 'money/month', 'USD'),
    churn: quantity(churn, 'share/month'),
    extra: money(expansion * (best / customers), 'money/month', 'USD'),
    rate: quantity(expansion / startMrr, 'share/month'),
    discount: quantity(discount, 'share/year'),
    capMonths: cap,
  });
  const derived = sheet.derive('ltv', 'LTV', computed, ltvFormula(kind, 'margin a customer', refs));
  return { computed: computed.value, derived: derived.value };
}

const usual: Numbers = { margin: 64, churn: 0.04, cap: 36, discount: 0.1, expansion: 125 };

describe('lifetime value by its formula', () => {
  // Metrics reference, A3.
  it.each<[LtvKind, Partial<Numbers>, number]>([
    ['margin', {}, 1600],
    ['revenue', { margin: 80 }, 2000],
    ['discounted', {}, 1334.05],
    ['capped', {}, 1231.97],
    ['capped', { cap: 60 }, 1461.84],
    ['capped', { churn: 0, cap: 60 }, 3840],
    ['capped-discounted', {}, 1112.3],
    ['capped-discounted', { churn: 0, discount: 0 }, 64 * 36],
    ['expansion-linear', {}, 2200],
  ])('%s with %j', (kind, change, value) => {
    const { computed, derived } = both(kind, { ...usual, ...change });
    expect(derived).toBeCloseTo(value, 2);
    expect(derived).toBeCloseTo(computed ?? Number.NaN, 9);
  });

  it('gives what the finance package gives, for any numbers', () => {
    const numbers = fc.record({
      margin: fc.integer({ min: -500, max: 5000 }),
      churn: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
      cap: fc.constantFrom(12, 36, 60, 120),
      discount: fc.constantFrom(0, 0.1, 0.25, 1),
      expansion: fc.integer({ min: 0, max: 800 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...ltvKinds), numbers, (kind, one) => {
        const { computed, derived } = both(kind, one);
        if (computed === null || derived === null) expect(derived).toBe(computed);
        else expect(Math.abs(derived - computed)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(computed)));
      }),
      { numRuns: 500 },
    );
  });
});
