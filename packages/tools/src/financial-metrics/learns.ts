import type { FactId, LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';

/** Figure → the fact it is for every tool. */
const kept: readonly (readonly [string, FactId])[] = [
  ['mrr', 'mrr'],
  ['arr', 'arr'],
  ['arpa', 'arpa'],
  ['growth', 'growthPerMonth'],
  ['gross-margin', 'grossMargin'],
  ['logo-churn', 'logoChurn'],
  ['revenue-churn', 'revenueChurn'],
  ['gross-burn', 'grossBurn'],
  ['net-burn', 'netBurn'],
  ['runway', 'runwayMonths'],
];

export function learns({ figures }: Report): readonly LearntFact[] {
  // The balance of the latest month that was looked at.
  const [balance] = Object.keys(figures)
    .filter((id) => /^cells\.cash\.\d{4}-\d{2}$/u.test(id))
    .toSorted()
    .slice(-1);
  const all = balance === undefined ? kept : [...kept, [balance, 'cash'] as const];
  return all.flatMap(([figure, id]) => {
    const value = figures[figure]?.value ?? null;
    return value === null ? [] : [{ id, value, figure }];
  });
}
