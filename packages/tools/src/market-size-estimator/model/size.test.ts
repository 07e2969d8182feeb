import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { monthsKept, type Plan, sizeAt, swings } from './size.ts';
import { around, exactly } from './span.ts';

const plan = (changes: Partial<Plan['spans']>, rest: Partial<Omit<Plan, 'spans'>> = {}): Plan => ({
  spans: {
    buyers: exactly(0),
    fitShare: exactly(1),
    reachShare: exactly(1),
    price: exactly(0),
    amount: exactly(1),
    adoption: exactly(0),
    sellers: exactly(0),
    dealsPerSeller: exactly(0),
    churnPerMonth: exactly(0),
    ...changes,
  },
  months: 36,
  hasAdoption: false,
  hasCapacity: false,
  isSoldOnce: false,
  ...rest,
});

/** Worked examples of the market reference, section 3. */
test('3.1 bottom-up: dental front-desk software in the United States', () => {
  const of = plan(
    { buyers: exactly(136_855), price: exactly(6000), fitShare: exactly(0.6), adoption: exactly(0.02) },
    { hasAdoption: true },
  );
  const { tam, sam, som } = sizeAt(of);
  expect(tam).toBeCloseTo(821_130_000, 4);
  expect(sam).toBeCloseTo(492_678_000, 4);
  expect((som ?? 0) / 6000).toBeCloseTo(1642.26, 2);
});

test('3.4 consumer app in India', () => {
  const { sam } = sizeAt(
    plan({
      buyers: exactly(659_000_000),
      fitShare: exactly(0.25 * 0.08),
      reachShare: exactly(0.03),
      price: exactly(12),
    }),
  );
  expect(sam / 1e6).toBeCloseTo(4.745, 3);
});

test('3.5 marketplace: the share of the volume, not the volume', () => {
  const { tam } = sizeAt(plan({ buyers: exactly(27_189), price: exactly(0.15), amount: exactly(250_000) }));
  expect(tam / 1e9).toBeCloseTo(1.02, 2);
});

test.each([
  // One a month, none lost.
  [36, 0, 36],
  // 1 + 0.5 + 0.25
  [3, 0.5, 1.75],
  // (1 − 0.98³⁵) ÷ 0.02
  [35, 0.02, 25.347],
  [0, 0.02, 0],
  [-2, 0.02, 0],
  [12, 1, 1],
])('%d months at a churn of %d keep %d', (months, churn, kept) => {
  expect(monthsKept(months, churn)).toBeCloseTo(kept, 2);
});

const capacity = {
  buyers: exactly(1000),
  price: exactly(1200),
  sellers: exactly(2),
  dealsPerSeller: exactly(4),
} as const;

test('what can be won is bounded by who sells, and never above all there are', () => {
  // 2 × 4 × 36 = 288 customers at 1,200
  expect(sizeAt(plan(capacity, { hasCapacity: true })).som).toBe(345_600);
  expect(sizeAt(plan({ ...capacity, buyers: exactly(100) }, { hasCapacity: true })).som).toBe(120_000);
  expect(sizeAt(plan(capacity)).som).toBeNull();
});

test('what is sold once is counted in the year it is sold', () => {
  // 8 a month × 12 at 1,200; the customer comes back every four years.
  const of = plan({ ...capacity, amount: exactly(0.25) }, { hasCapacity: true, isSoldOnce: true });
  expect(sizeAt(of).capacity).toBe(115_200);
  expect(sizeAt(of).tam).toBe(300_000);
});

const unsure = plan(
  { ...capacity, dealsPerSeller: around(4, 0.3, 0.3), price: around(1200, 0.15, 0.1) },
  { hasCapacity: true },
);

test('draws repeat with their seed and lie around the base', () => {
  const drawn = draw(unsure, 'som', 7);
  expect(draw(unsure, 'som', 7)).toEqual(drawn);
  expect(draw(unsure, 'som', 8)).not.toEqual(drawn);
  expect(drawn.p10).toBeLessThan(345_600);
  expect(drawn.p90).toBeGreaterThan(345_600);
  expect(drawn.bins.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
});

test('one input moved alone: the widest first, and none that moves nothing', () => {
  const rows = swings(unsure, 'som');
  expect(rows.map(({ name }) => name)).toEqual(['dealsPerSeller', 'price']);
  // 345,600 × 0.7 and × 1.3
  expect(rows[0]?.atLow).toBeCloseTo(241_920, 4);
  expect(rows[0]?.atHigh).toBeCloseTo(449_280, 4);
});
