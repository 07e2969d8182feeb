import { type DimensionId, dimensions } from './dimensions.ts';
import type { ScoreInput } from './fields.ts';

export interface Weight {
  readonly id: DimensionId;
  /** As typed, or the default. */
  readonly raw: number;
  /** Points of 100: the raw weights rescaled. */
  readonly share: number;
  readonly isOwn: boolean;
}

export function weightKey(id: DimensionId): string {
  return `weight-${id}`;
}

/** Edited weights are rescaled to 100 together with the others; when all are 0 there is nothing to weigh by, so the defaults stand. */
export function listWeights(input: ScoreInput): readonly Weight[] {
  const typed = dimensions.map(({ id, weight }) => {
    const own = input.assumptions?.[weightKey(id)];
    const isOwn = typeof own === 'number' && own >= 0;
    return { id, raw: isOwn ? own : weight, isOwn };
  });
  const total = typed.reduce((sum, { raw }) => sum + raw, 0);
  return total > 0
    ? typed.map((weight) => ({ ...weight, share: (weight.raw / total) * 100 }))
    : dimensions.map(({ id, weight }) => ({ id, raw: weight, share: weight, isOwn: false }));
}
