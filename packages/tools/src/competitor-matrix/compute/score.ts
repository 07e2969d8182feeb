import { type Compared, worth } from './compared.ts';
import type { Segment } from './segments.ts';

/** A product as one kind of buyer weighs it. All are sums of weights. */
interface Score {
  /** Of what it is known to have. */
  readonly points: number;
  /** Of all features of which something is known. */
  readonly known: number;
  readonly total: number;
}

export function weightsFor(
  { weighs }: Segment,
  features: readonly string[],
  heavy: number,
): readonly number[] {
  return features.map((_, at) => (weighs.includes(at) ? heavy : 1));
}

/** What is unknown stands in `total` alone: it counts neither for a product nor against it. */
export function scoreOf({ features, cell }: Compared, product: number, weights: readonly number[]): Score {
  let [points, known, total] = [0, 0, 0];
  features.forEach((_, feature) => {
    const weight = weights[feature] ?? 0;
    const has = worth(cell(feature, product).state);
    total += weight;
    if (has === null) return;
    known += weight;
    points += weight * has;
  });
  return { points, known, total };
}

/** The score if all that is unknown were missing, and if all of it were there. */
export function boundsOf({ points, known, total }: Score): { readonly low: number; readonly high: number } {
  return { low: points / total, high: (points + total - known) / total };
}
