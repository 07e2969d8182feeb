import type { Rung } from '../hearing/read-evidence.ts';
import type { Case } from './case.ts';
import type { DimensionId } from './dimensions.ts';
import { rankOf } from './standing.ts';

/** The lowest rung that speaks to a dimension at all. Founder fit and feasibility are shown by what the founder did, not by buyers. */
const provenBy: Readonly<Record<DimensionId, Rung | null>> = {
  severity: 'interviews',
  frequency: 'interviews',
  'willingness-to-pay': 'payment',
  market: 'desk-research',
  timing: 'desk-research',
  competition: 'desk-research',
  differentiation: 'payment',
  distribution: 'waitlist',
  'founder-fit': null,
  feasibility: null,
};

export function isProven(id: DimensionId, { standing, judged }: Pick<Case, 'standing' | 'judged'>): boolean {
  const rung = provenBy[id];
  return rung === null ? (judged(id).level ?? 0) >= 6 : rankOf(standing.rung) >= rankOf(rung);
}

/**
 * The assumption that costs most when it is wrong and stands on least: weight times what is left open. Silence leaves all of
 * it open, words without proof nearly all of it, proof a part of what is missing to the top.
 */
export function findRiskiest(one: Case): DimensionId {
  const risks = one.score.parts.map(({ judgement, weight }) => {
    const { id, level, low } = judgement;
    const open = level === null ? 10 : isProven(id, one) ? (10 - level) * 0.7 : 10 - low / 4;
    return { id, risk: weight * open };
  });
  return risks.reduce((worst, next) => (next.risk > worst.risk ? next : worst)).id;
}
