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
  ['net-burn', 'netBurn'],
  ['runway', 'runwayMonths'],
];

export function learns({ figures }: Report): readonly LearntFact[] {
  return kept.flatMap(([figure, id]) => {
    const value = figures[figure]?.value ?? null;
    return value === null ? [] : [{ id, value, figure }];
  });
}
