import { probability } from './logistic.ts';
import curve from './rival-curve.json' with { type: 'json' };

/** How likely a person in that business would name a company, by its nearness. `scripts/fit-rivals.ts` fits the curve. */
export type HowRight = (nearness: readonly number[]) => number;

export const howRight: HowRight = (nearness) => probability(curve, nearness);
