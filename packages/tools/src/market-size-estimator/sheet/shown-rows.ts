import type { Inputs } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';

/** These get a default as soon as what they belong to is told; alone they change nothing. */
const dependent: ReadonlySet<string> = new Set(['cac', 'rampMonths', 'visitorToPaid', 'churnPerMonth']);
const sellers: ReadonlySet<string> = new Set(['reps', 'dealsPerRep']);

/** Whether an input has a row in the assumptions: a row that moves nothing is not shown. */
export function isShown({ id, span, origin }: Factor, { buyers, checks }: Inputs): boolean {
  if (origin.kind === 'edited') return true;
  if (id === 'topDownShare') return checks.topDownFigure.span !== null && checks.refusedKind === null;
  if (span !== null) return true;
  return !dependent.has(id) && (buyers.profile === 'organisation' || !sellers.has(id));
}
