import { type ModelWeights, weighWords } from '../../packages/analyst/src/profile/business-model.ts';

export interface ModelExample {
  readonly counts: ReadonlyMap<string, number>;
  /** Place of its model. */
  readonly kind: number;
}

/** Words of fewer texts are chance. */
const textsLeast = 2;
const rounds = 40;
/** How much a text on the wrong side may pull. */
const pull = 0.3;
/** Of each model, so many words and pairs are kept. */
const keptMost = 850;
/** Turns distances into odds; limits are measured on them. */
const sharpness = 8;

/**
 * One line of separation for each model against all others (a linear support vector machine with squared loss, by dual
 * coordinate descent: Hsieh et al. 2008). Same texts, same weights.
 */
export function learnModels(
  examples: readonly ModelExample[],
  ids: readonly string[],
): Omit<ModelWeights, 'sureFrom'> {
  const rarity = rarities(examples);
  const keys = [...rarity.keys()];
  const places = new Map(keys.map((key, place) => [key, place]));
  const rows = examples.map(({ counts }) =>
    weighWords(counts, (key) => rarity.get(key)).map(
      ([key, value]) => [places.get(key) ?? 0, value] as const,
    ),
  );
  const words = new Map<string, number[]>();
  const start = ids.map((_, kind) => {
    const { weights, bias } = separate(
      rows,
      examples.map((one) => (one.kind === kind ? 1 : -1)),
      keys.length,
    );
    const kept = Array.from(weights, (weight, place) => [place, weight] as const)
      .toSorted(([, a], [, z]) => Math.abs(z) - Math.abs(a))
      .slice(0, keptMost)
      .filter(([, weight]) => round2(weight * sharpness) !== 0);
    for (const [place, weight] of kept) {
      const key = keys[place] ?? '';
      const row = words.get(key) ?? [round2(rarity.get(key) ?? 0)];
      row.push(kind, round2(weight * sharpness));
      words.set(key, row);
    }
    return round2(bias * sharpness);
  });
  return { ids, start, words: Object.fromEntries([...words].sort(([a], [z]) => (a < z ? -1 : 1))) };
}

type Row = readonly (readonly [place: number, value: number])[];

function separate(rows: readonly Row[], sides: readonly number[], length: number) {
  const weights = new Float64Array(length);
  const held = new Float64Array(rows.length);
  const slack = 1 / (2 * pull);
  // Texts of one model stand together; mixed, the steps settle sooner. The same mix in every run.
  const order = rows.map((_, at) => at).toSorted((a, z) => mixed(a) - mixed(z));
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    order.forEach((at) => {
      const row = rows[at] ?? [];
      const side = sides[at] ?? 1;
      const now = held[at] ?? 0;
      let score = bias;
      let square = 1 + slack;
      for (const [place, value] of row) {
        score += (weights[place] ?? 0) * value;
        square += value * value;
      }
      const next = Math.max(0, now - (side * score - 1 + slack * now) / square);
      const step = (next - now) * side;
      if (step === 0) return;
      held[at] = next;
      bias += step;
      for (const [place, value] of row) weights[place] = (weights[place] ?? 0) + step * value;
      moved = Math.max(moved, Math.abs(step));
    });
    if (moved < 1e-3) break;
  }
  return { weights, bias };
}

function rarities(examples: readonly ModelExample[]): ReadonlyMap<string, number> {
  const texts = new Map<string, number>();
  for (const { counts } of examples)
    for (const key of counts.keys()) texts.set(key, (texts.get(key) ?? 0) + 1);
  return new Map(
    [...texts]
      .filter(([, count]) => count >= textsLeast)
      .sort(([a], [z]) => (a < z ? -1 : 1))
      .map(([key, count]) => [key, Math.log((1 + examples.length) / (1 + count)) + 1]),
  );
}

const mixed = (at: number): number => (at * 7919) % 10007;

const round2 = (value: number): number => Math.round(value * 100) / 100;
