import type { BusinessModel } from '@slipway/knowledge';
import type { FoundVenture } from '../ventures/rank-ventures.ts';

/** What is known of the businesses like the idea, whoever they name. */
export interface Neighbourhood {
  /** How likely the nearest is the idea's. */
  readonly nearest: number;
  /** The share of them that does the work itself, as a shop or a crew does. */
  readonly owners: number;
  /** How full their lists of rivals are. */
  readonly listed: number;
  /** Where the founder sells. */
  readonly place: string | null;
}

/** So many rivals are a full list. */
const fullList = 5;

/** Where none is near, nothing speaks for either side. */
export function neighbourhoodOf(
  near: readonly FoundVenture[],
  place: string | null,
  sideOf: (model: string) => BusinessModel['side'] | undefined,
): Neighbourhood {
  const mass = near.reduce((sum, { likely }) => sum + likely, 0);
  const share = (of: (one: FoundVenture) => number): number =>
    near.reduce((sum, one) => sum + one.likely * of(one), 0) / mass;
  return {
    nearest: Math.max(0, ...near.map(({ likely }) => likely)),
    owners: mass === 0 ? 0.5 : share(({ venture }) => (sideOf(venture.model) === 'owner' ? 1 : 0)),
    listed: mass === 0 ? 0 : share(({ venture: { rivals = [] } }) => Math.min(1, rivals.length / fullList)),
    place,
  };
}
