import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Span } from '../basis.ts';
import { draw } from './draw.ts';
import { penetrationIn } from './penetration.ts';
import { bindingOf, monthsKept, type Plan, sizeAt } from './size.ts';
import { swings } from './tornado.ts';

const share = fc
  .tuple(
    fc.double({ min: 0.001, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([high, a, b]): Span => ({ low: high * a * b, base: high * Math.max(a, a * b), high }));
const amount = (max: number) =>
  fc
    .tuple(
      fc.double({ min: 1, max, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
    )
    .map(([high, a, b]): Span => ({ low: high * a * b, base: high * a, high }));

const plans: fc.Arbitrary<Plan> = fc.record({
  spans: fc.record({
    buyers: amount(1e9),
    problemShare: share,
    fitShare: share,
    reachShare: share,
    price: amount(1e5),
    times: amount(50),
    penetrationShare: share,
    reps: amount(100),
    dealsPerRep: amount(50),
    visitorsPerMonth: amount(1e6),
    visitorToPaid: share,
    acquisitionBudget: amount(1e6),
    cac: amount(1e5),
    churnPerMonth: share,
  }),
  rampMonths: fc.integer({ min: 0, max: 24 }),
  months: fc.constantFrom(12, 24, 36, 48, 60),
  hasCapacity: fc.boolean(),
  hasBudget: fc.boolean(),
});

test('SAM is within TAM, SOM within SAM and every bound, and the binding bound is the SOM', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const sizes = sizeAt(plan);
      expect(sizes.sam).toBeLessThanOrEqual(sizes.tam);
      for (const bound of [sizes.sam, sizes.share, sizes.capacity, sizes.budget])
        if (bound !== null) expect(sizes.som).toBeLessThanOrEqual(bound);
      expect(sizes.capacity === null).toBe(!plan.hasCapacity);
      const binding = sizes[bindingOf(sizes)];
      expect(sizes.som).toBe(Math.min(binding ?? 0, sizes.sam));
    }),
  );
});

test('more buyers, a higher price or more sellers never make less', () => {
  fc.assert(
    fc.property(plans, fc.double({ min: 1, max: 100, noNaN: true }), (plan, times) => {
      const before = sizeAt(plan);
      for (const name of ['buyers', 'price', 'reps', 'problemShare'] as const) {
        const after = sizeAt(plan, { [name]: plan.spans[name].base * times });
        for (const size of ['tam', 'sam', 'som'] as const)
          expect(after[size]).toBeGreaterThanOrEqual(before[size] * (1 - 1e-12));
      }
    }),
  );
});

test('percentiles are in order, inside what the ends allow, and the same for the same seed', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 0, max: 4e9 }), (plan, seed) => {
      const drawn = draw(plan, seed);
      for (const { p10, p50, p90 } of [drawn.tam, drawn.sam, drawn.som]) {
        expect(p10).toBeLessThanOrEqual(p50);
        expect(p50).toBeLessThanOrEqual(p90);
      }
      expect(drawn.sam.p90).toBeLessThanOrEqual(drawn.tam.p90);
      expect(drawn.som.p50).toBeLessThanOrEqual(drawn.sam.p50);
      expect(drawn.bins.reduce((all, { count }) => all + count, 0)).toBe(10_000);
      expect(draw(plan, seed)).toEqual(drawn);
    }),
    { numRuns: 20 },
  );
});

test('changing one input leaves the draws of the others as they were', () => {
  const [plan] = fc.sample(plans, { numRuns: 1, seed: 5 });
  if (plan === undefined) throw new Error('no plan');
  const dearer = { ...plan, spans: { ...plan.spans, cac: { low: 1, base: 2, high: 3 } } };
  expect(draw(dearer, 9).tam).toEqual(draw(plan, 9).tam);
});

test('customers kept: the closed form is the month-by-month count', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 24 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (months, ramp, churn) => {
        let kept = 0;
        for (let month = 1; month <= months; month++)
          kept = kept * (1 - churn) + (ramp === 0 ? 1 : Math.min(1, month / ramp));
        expect(monthsKept(months, ramp, churn)).toBeCloseTo(kept, 8);
      },
    ),
  );
  expect(monthsKept(60, 0, 0)).toBe(60);
});

test('customers won by share rise with the number of buyers, across the edge of a niche too', () => {
  const at = (low: number, base: number, high: number) => ({ low, base, high });
  const table = {
    byYear: [
      { year: 1, span: at(0.0005, 0.002, 0.005) },
      { year: 3, span: at(0.005, 0.01, 0.03) },
      { year: 5, span: at(0.01, 0.02, 0.05) },
    ],
    niche: at(0.03, 0.08, 0.15),
    source: { id: 's', publisher: 'p', what: 'w', year: null, region: null, confidence: 'low' },
  } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (year, buyers, more) => {
        const won = (count: number) => penetrationIn(table, year, count).base * count;
        expect(won(buyers * more)).toBeGreaterThanOrEqual(won(buyers) * (1 - 1e-9));
      },
    ),
  );
});

test('the tornado is widest first and holds the outcomes of the ends', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const rows = swings(plan, 'som');
      const widths = rows.map(({ atLow, atHigh }) => Math.abs(atHigh - atLow));
      expect(widths).toEqual([...widths].sort((a, b) => b - a));
      for (const { name, atHigh } of rows)
        expect(atHigh).toBe(sizeAt(plan, { [name]: plan.spans[name].high }).som);
    }),
  );
});
