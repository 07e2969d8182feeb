import type { CohortRow, Input } from './fields.ts';

/** An invented company: fourteen months of cohorts, from September 2025 on. */
const paying: readonly (readonly number[])[] = [
  [64, 55, 48, 42, 39, 37, 36, 34, 32, 32, 31, 30, 30, 29],
  [71, 58, 53, 47, 43, 41, 37, 35, 34, 33, 31, 30, 29],
  [69, 54, 47, 45, 40, 38, 38, 36, 36, 35, 35, 33],
  [80, 70, 63, 54, 50, 43, 42, 39, 38, 36, 36],
  [77, 69, 55, 51, 43, 38, 36, 35, 33, 32],
  [88, 77, 68, 62, 61, 55, 51, 51, 49],
  [94, 86, 74, 69, 63, 59, 58, 58],
  [90, 76, 65, 57, 52, 47, 45],
  [103, 91, 81, 73, 68, 63],
  [108, 94, 86, 77, 72],
  [115, 102, 85, 80],
  [112, 95, 83],
  [126, 101],
  [138],
];

const cohorts = paying.map((cells, at): CohortRow => {
  const month = 8 + at;
  const cohort = `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const counts = paying.map((_, age) => [`m${age}`, cells[age] ?? null]);
  return { cohort, size: null, ...Object.fromEntries(counts) };
});

export const sample: Input = {
  cohorts,
  currency: 'USD',
  cash: 610_000,
  grossBurn: 92_000,
  mrr: 41_552,
  growthPerMonth: 0.05,
  hires: [{ month: '2027-02', people: 2, cost: 9000 }],
  collectionDays: 24,
  grossMargin: 0.78,
  segment: 'small',
  company: 'Tidewater Rota',
};
