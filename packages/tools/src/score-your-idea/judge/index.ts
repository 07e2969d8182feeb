import { type DimensionId, dimensions } from '../dimensions.ts';
import { judgeDifferentiation, judgeDistribution, judgeFeasibility, judgeFounder } from './edge.ts';
import type { Judgement, Matter } from './judgement.ts';
import { judgeMarket } from './market.ts';
import { judgePay } from './pay.ts';
import { judgeFrequency, judgeSeverity } from './problem.ts';
import { judgeCompetition, judgeTiming } from './surroundings.ts';

export type { Judgement, Matter } from './judgement.ts';

const judges: Readonly<Record<DimensionId, (matter: Matter) => Judgement>> = {
  severity: judgeSeverity,
  frequency: judgeFrequency,
  'willingness-to-pay': judgePay,
  market: judgeMarket,
  timing: judgeTiming,
  competition: judgeCompetition,
  differentiation: judgeDifferentiation,
  distribution: judgeDistribution,
  'founder-fit': judgeFounder,
  feasibility: judgeFeasibility,
};

export type Judgements = Readonly<Record<DimensionId, Judgement>>;

/** Severity first: it adds the cost that the price is compared with. */
export function judgeAll(matter: Matter): readonly Judgement[] {
  return dimensions.map(({ id }) => judges[id](matter));
}
