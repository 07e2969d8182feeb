import type { DimensionId } from '../dimensions.ts';
import { differentiation, distribution, feasibility, founderFit } from './edge.ts';
import { frequency, severity, willingnessToPay } from './problem.ts';
import type { ReadingRule } from './reading-rule.ts';
import { competition, timing } from './surroundings.ts';

/** The market is read by the customer's name, so it has no list of its own. */
export const readingRules: Readonly<Record<Exclude<DimensionId, 'market'>, readonly ReadingRule[]>> = {
  severity,
  frequency,
  'willingness-to-pay': willingnessToPay,
  timing,
  competition,
  differentiation,
  distribution,
  'founder-fit': founderFit,
  feasibility,
};
