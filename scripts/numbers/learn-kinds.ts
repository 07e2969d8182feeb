import { keyShare, type TextFeatures } from '../../packages/analyst/src/classify/text-features.ts';
import type { KindWeights } from '../../packages/analyst/src/read/number-kinds/classify.ts';
import { numberKinds } from '../../packages/analyst/src/read/number-kinds/number-kind.ts';

interface KindExample {
  readonly features: TextFeatures;
  readonly kind: number;
}

const rounds = 14;
/** The first rounds wander; what is kept is the mean of the others. */
const settled = 5;
const rate = 0.25;
const ridge = 5e-4;
/** Signs of fewer numbers are chance. */
const seenLeast = 3;
/** In hundredths: what says less is not kept. */
const worthKeeping = 40;

/** Logistic regression over all kinds, by steps that shrink for each weight (AdaGrad). Same examples, same weights. */
export function learnKinds(examples: readonly KindExample[]): KindWeights {
  const places = placeKeys(examples);
  const keys = [...places.keys()];
  const kinds = numberKinds.length;
  const length = (keys.length + (examples[0]?.features.dense.length ?? 0)) * kinds;
  const weights = new Float64Array(length);
  const slopes = new Float64Array(length).fill(1e-6);
  const sums = new Float64Array(length);
  const rows = examples.map(({ features, kind }) => toRow(features, places, kind));
  for (let round = 0; round < rounds; round++) {
    if (round >= settled) for (let at = 0; at < length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    for (const row of mixed(rows, round)) step(row, weights, slopes, kinds);
  }
  const kept = sums.map((sum) => Math.round((100 * sum) / (rounds - settled)));
  const rowOf = (place: number): readonly number[] =>
    Array.from(kept.slice(place * kinds, (place + 1) * kinds));
  return {
    keys: Object.fromEntries(
      keys.flatMap((key, place) => {
        const found = rowOf(place).flatMap((weight, kind) =>
          Math.abs(weight) >= worthKeeping ? [kind, weight] : [],
        );
        return found.length === 0 ? [] : [[key, found] as const];
      }),
    ),
    dense: Array.from({ length: length / kinds - keys.length }, (_, at) => rowOf(keys.length + at)),
  };
}

interface Row {
  readonly at: readonly number[];
  readonly values: readonly number[];
  readonly kind: number;
}

function toRow({ keys, dense }: TextFeatures, places: ReadonlyMap<string, number>, kind: number): Row {
  const known = keys.flatMap((key) => places.get(key) ?? []);
  const share = keyShare(known.length);
  const meaning = Array.from(dense, (value, at) => [places.size + at, value] as const).filter(
    ([, value]) => value !== 0,
  );
  return {
    at: [...known, ...meaning.map(([at]) => at)],
    values: [...known.map(() => share), ...meaning.map(([, value]) => value)],
    kind,
  };
}

function step(
  { at, values, kind: own }: Row,
  weights: Float64Array,
  slopes: Float64Array,
  kinds: number,
): void {
  const odds = new Float64Array(kinds);
  at.forEach((place, nth) => {
    const value = values[nth] ?? 0;
    for (let kind = 0; kind < kinds; kind++)
      odds[kind] = (odds[kind] ?? 0) + value * (weights[place * kinds + kind] ?? 0);
  });
  const most = Math.max(...odds);
  let all = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const one = Math.exp((odds[kind] ?? 0) - most);
    odds[kind] = one;
    all += one;
  }
  const errors = odds.map((one, kind) => one / all - (kind === own ? 1 : 0));
  at.forEach((place, nth) => {
    const value = values[nth] ?? 0;
    for (let kind = 0; kind < kinds; kind++) {
      const here = place * kinds + kind;
      const slope = (errors[kind] ?? 0) * value + ridge * (weights[here] ?? 0);
      slopes[here] = (slopes[here] ?? 0) + slope * slope;
      weights[here] = (weights[here] ?? 0) - (rate * slope) / Math.sqrt(slopes[here] ?? 1);
    }
  });
}

function placeKeys(examples: readonly KindExample[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const key of features.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= seenLeast).map(([key]) => key);
  return new Map(kept.toSorted().map((key, place) => [key, place]));
}

/** Another order in each round, the same in every run. */
function mixed(rows: readonly Row[], round: number): readonly Row[] {
  const rankOf = (at: number): number => ((at + 1) * (7919 + 104_729 * round)) % 1_000_003;
  return rows
    .map((row, at) => [rankOf(at), row] as const)
    .toSorted(([a], [z]) => a - z)
    .map(([, row]) => row);
}
