import type { CellState } from '../../fields/matrix/field.ts';
import type { Compared } from './compared.ts';

/** How one feature is spread over the rivals. */
export interface Spread {
  readonly feature: number;
  /** Rivals known to have it, known at all, and all of them. */
  readonly have: number;
  readonly known: number;
  readonly rivals: number;
  readonly own: CellState;
}

export type FeatureKind = 'stakes' | 'only-you' | 'white' | 'open';

export const mostHave = 0.8;
export const fewHave = 1 / 3;

export function spreadOf({ rivals, cell, you }: Compared, feature: number): Spread {
  const states = rivals.map((rival) => cell(feature, rival).state);
  return {
    feature,
    have: states.filter((state) => state === 'yes').length,
    known: states.filter((state) => state !== 'unknown').length,
    rivals: rivals.length,
    own: you === null ? 'unknown' : cell(feature, you).state,
  };
}

/** Nothing is said of a feature that is unknown for more than half of the rivals. */
export function kindOf({ have, known, rivals, own }: Spread): FeatureKind {
  if (known === 0 || known < rivals / 2) return 'open';
  if (have / known >= mostHave) return 'stakes';
  if (own === 'yes' && have / known <= fewHave) return 'only-you';
  return have === 0 && own !== 'yes' ? 'white' : 'open';
}
