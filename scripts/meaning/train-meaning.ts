import { type Adam, makeAdam } from './adam.ts';
import { makeDice } from './dice.ts';
import { addOuter, addTimes, timesTurned } from './matrix.ts';

/** Two texts of one business, each as the places of its words in the table. */
export interface Pair {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

interface Settings {
  readonly rounds: number;
  readonly batch: number;
  readonly seed: number;
}

/** Share of words that are left out of a text in each round: no single word may carry it. */
const leftOut = { left: 0.4, right: 0.25 };
/** How sharply the right partner must stand out among those of the batch. */
const temperature = 0.06;
const pace = 0.002;
const paceOfWeights = 0.01;
/** Pulls a word back to where it stood. */
const pull = 0.001;

/**
 * Turns word vectors so that two texts about one business come near each other, and those of any other two do not: each text of a
 * batch has to find its partner (InfoNCE). Learnt: how much a word counts, where it stands, and one turn of the whole space.
 * Gives the vector of each word with its weight in its length.
 */
export function trainMeaning(
  vectors: readonly Float32Array[],
  weights: readonly number[],
  pairs: readonly Pair[],
  { rounds, batch, seed }: Settings,
): readonly Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const dice = makeDice(seed);
  const start = Float32Array.from(vectors.flatMap((vector) => [...vector]));
  const learnt = {
    places: Float32Array.from(start),
    weights: Float32Array.from(weights, Math.log),
    turn: Float32Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0)),
  };
  const first = Float32Array.from(learnt.weights);
  const steps = {
    places: makeAdam(learnt.places, pace),
    weights: makeAdam(learnt.weights, paceOfWeights),
    turn: makeAdam(learnt.turn, pace),
  };
  for (let round = 0; round < rounds; round++) {
    const order = dice.shuffle(pairs);
    for (let from = 0; from + batch <= order.length; from += batch) learn(order.slice(from, from + batch));
  }
  return vectors.map((_, word) => {
    const turned = new Float32Array(size);
    addTimes(
      turned,
      learnt.places.subarray(word * size, word * size + size),
      learnt.turn,
      Math.exp(learnt.weights[word] ?? 0),
    );
    return turned;
  });

  function learn(chosen: readonly Pair[]): void {
    const lefts = chosen.map(({ left }) => standOf(dice.thin(left, leftOut.left)));
    const rights = chosen.map(({ right }) => standOf(dice.thin(right, leftOut.right)));
    const slopes = pullTogether(lefts, rights);
    const turnSlope = new Float32Array(size * size);
    const placeSlope = new Float32Array(start.length);
    const weightSlope = new Float32Array(first.length);
    for (const [side, texts] of [lefts, rights].entries())
      for (const [at, text] of texts.entries())
        spread(text, slopes[side]?.[at] ?? new Float32Array(size), turnSlope, placeSlope, weightSlope);
    for (let at = 0; at < placeSlope.length; at++)
      placeSlope[at] = (placeSlope[at] ?? 0) + pull * ((learnt.places[at] ?? 0) - (start[at] ?? 0));
    for (let at = 0; at < weightSlope.length; at++)
      weightSlope[at] =
        (weightSlope[at] ?? 0) + (pull / chosen.length) * ((learnt.weights[at] ?? 0) - (first[at] ?? 0));
    const each: readonly (readonly [Adam, Float32Array])[] = [
      [steps.turn, turnSlope],
      [steps.places, placeSlope],
      [steps.weights, weightSlope],
    ];
    for (const [step, slope] of each) step(slope);
  }

  /** The sum of a text's words, turned, and its direction. */
  function standOf(words: readonly number[]): Stand {
    const counts = new Map<number, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const parts = [...counts].map(([word, count]) => ({
      word,
      share: (1 + Math.log(count)) * Math.exp(learnt.weights[word] ?? 0),
    }));
    const sum = new Float32Array(size);
    for (const { word, share } of parts)
      for (let at = 0; at < size; at++)
        sum[at] = (sum[at] ?? 0) + share * (learnt.places[word * size + at] ?? 0);
    const turned = new Float32Array(size);
    addTimes(turned, sum, learnt.turn, 1);
    const length = Math.hypot(...turned) + 1e-6;
    return { parts, sum, length, direction: turned.map((value) => value / length) };
  }

  /** What a change of a text's direction asks of the turn, of its words' places and of their weights. */
  function spread(
    { parts, sum, length, direction }: Stand,
    slope: Float32Array,
    turnSlope: Float32Array,
    placeSlope: Float32Array,
    weightSlope: Float32Array,
  ): void {
    let along = 0;
    for (let at = 0; at < size; at++) along += (slope[at] ?? 0) * (direction[at] ?? 0);
    const across = slope.map((value, at) => (value - along * (direction[at] ?? 0)) / length);
    addOuter(turnSlope, sum, across);
    const back = timesTurned(across, learnt.turn);
    for (const { word, share } of parts) {
      const from = word * size;
      let worth = 0;
      for (let at = 0; at < size; at++) {
        const asked = share * (back[at] ?? 0);
        placeSlope[from + at] = (placeSlope[from + at] ?? 0) + asked;
        worth += asked * (learnt.places[from + at] ?? 0);
      }
      weightSlope[word] = (weightSlope[word] ?? 0) + worth;
    }
  }
}

interface Stand {
  readonly parts: readonly { readonly word: number; readonly share: number }[];
  readonly sum: Float32Array;
  readonly length: number;
  readonly direction: Float32Array;
}

/** For each text of both sides: where its direction should go, so that partners meet and the others part. */
function pullTogether(
  lefts: readonly Stand[],
  rights: readonly Stand[],
): readonly (readonly Float32Array[])[] {
  const count = lefts.length;
  const likeness = lefts.map(({ direction: a }) =>
    Float32Array.from(rights, ({ direction: z }) => {
      let sum = 0;
      for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (z[at] ?? 0);
      return Math.exp((sum - 1) / temperature);
    }),
  );
  const ofLeft = likeness.map((row) => row.reduce((sum, value) => sum + value, 0));
  const ofRight = rights.map((_, column) => likeness.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const size = lefts[0]?.direction.length ?? 0;
  const slopes = [lefts, rights].map((side) => side.map(() => new Float32Array(size)));
  for (const [row, left] of lefts.entries())
    for (const [column, right] of rights.entries()) {
      const alike = likeness[row]?.[column] ?? 0;
      const chance = (alike / (ofLeft[row] ?? 1) + alike / (ofRight[column] ?? 1)) / 2;
      const asked = (chance - (row === column ? 1 : 0)) / (count * temperature);
      const [forLeft, forRight] = [slopes[0]?.[row], slopes[1]?.[column]];
      if (forLeft === undefined || forRight === undefined) continue;
      for (let at = 0; at < size; at++) {
        forLeft[at] = (forLeft[at] ?? 0) + asked * (right.direction[at] ?? 0);
        forRight[at] = (forRight[at] ?? 0) + asked * (left.direction[at] ?? 0);
      }
    }
  return slopes;
}
