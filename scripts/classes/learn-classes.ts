import type { ClassWeights } from '../../packages/analyst/src/classify/classifier.ts';
import { keyShare, type TextFeatures } from '../../packages/analyst/src/classify/text-features.ts';

export interface Example extends TextFeatures {
  /** Place of its class; 0 is the one that the others are measured against. */
  readonly kind: number;
  /** How much it counts. */
  readonly share: number;
}

/** Words of fewer texts are chance. */
const textsLeast = 4;
const usualSteps = 400;
const rate = 0.15;
/** Keeps weights small, and with them the pride of the reader. */
const usualRidge = 0.2;
/** A word that says less than this for every kind is not kept. */
const worthKeeping = 0.12;

/** Logistic regression over several classes, by gradient steps whose length adapts to each weight (Adam). */
export function learnClasses(
  examples: readonly Example[],
  kinds: number,
  { ridge = usualRidge, steps = usualSteps }: { readonly ridge?: number; readonly steps?: number } = {},
): ClassWeights {
  const places = placeKeys(examples);
  const dense = examples[0]?.dense.length ?? 0;
  const length = (places.size + dense) * kinds;
  const rows = examples.map(({ keys, dense: values }) => {
    const known = keys.flatMap((key) => places.get(key) ?? []);
    const share = keyShare(known.length);
    return {
      at: [...known, ...Array.from(values, (_, place) => places.size + place)],
      share,
      known: known.length,
      values,
    };
  });
  const weights = new Float64Array(length);
  const mean = new Float64Array(length);
  const square = new Float64Array(length);
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight) => weight * ridge);
    rows.forEach(({ at, share, known, values }, row) => {
      const sharedBy = (place: number) => (place < known ? share : (values[place - known] ?? 0));
      const scores = new Float64Array(kinds);
      at.forEach((feature, place) => {
        const value = sharedBy(place);
        for (let kind = 0; kind < kinds; kind++)
          scores[kind] = (scores[kind] ?? 0) + value * (weights[feature * kinds + kind] ?? 0);
      });
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const { kind: own, share: counts } = examples[row] ?? { kind: 0, share: 0 };
      const errors = odds.map((one, kind) => counts * (one / all - (kind === own ? 1 : 0)));
      at.forEach((feature, place) => {
        const value = sharedBy(place);
        for (let kind = 0; kind < kinds; kind++)
          slope[feature * kinds + kind] = (slope[feature * kinds + kind] ?? 0) + value * (errors[kind] ?? 0);
      });
    });
    for (let at = 0; at < length; at++) {
      const one = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * one;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * one * one;
      const size = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[at] =
        (weights[at] ?? 0) - (rate * (1 - step / (steps + 1)) * (mean[at] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  }
  const over = (feature: number): readonly number[] =>
    Array.from({ length: kinds - 1 }, (_, kind) =>
      round((weights[feature * kinds + kind + 1] ?? 0) - (weights[feature * kinds] ?? 0)),
    );
  return {
    keys: Object.fromEntries(
      [...places]
        .map(([key, place]) => [key, over(place)] as const)
        .filter(([, row]) => row.some((weight) => Math.abs(weight) >= worthKeeping)),
    ),
    dense: Array.from({ length: dense }, (_, at) => over(places.size + at)),
  };
}

function placeKeys(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { keys } of examples) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= textsLeast).map(([key]) => key);
  return new Map(kept.toSorted().map((key, place) => [key, place]));
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}
