import type { FactId, LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';

/** Figure → the fact it is for every tool. */
const kept: readonly (readonly [string, FactId])[] = [
  ['revenue', 'mrr'],
  ['arpa', 'arpa'],
  ['growth', 'growthPerMonth'],
  ['churn', 'logoChurn'],
  ['ltv', 'ltv'],
  ['net-burn', 'netBurn'],
  ['runway', 'runwayMonths'],
];

export function learns({ figures }: Report): readonly LearntFact[] {
  return kept.flatMap(([figure, id]) => {
    const known = figures[figure];
    // What was left blank and counted as none was not learnt.
    if (!known || known.value === null || known.provenance.kind === 'assumed') return [];
    return [{ id, value: known.value, figure }];
  });
}
