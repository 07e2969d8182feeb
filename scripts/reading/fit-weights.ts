import type { Features, Weights } from '../../packages/analyst/src/read/rank.ts';
import { probabilities } from '../../packages/analyst/src/read/rank.ts';

/** Candidates of one text, and which of them are right; none right means that "none" is. */
export interface Example {
  readonly id: string;
  readonly candidates: readonly Features[];
  readonly none: Features;
  readonly isRight: readonly boolean[];
}

/** The weights under which the right candidates are likeliest, kept small (`penalty`). Same examples, same weights. */
export function fitWeights(examples: readonly Example[], penalty: number, steps = 400): Weights {
  const weights: Record<string, number> = {};
  const mean: Record<string, number> = {};
  const square: Record<string, number> = {};
  for (let step = 1; step <= steps; step++) {
    const slope = slopeAt(examples, weights);
    for (const name of Object.keys(slope)) {
      const along = ((slope[name] ?? 0) + penalty * (weights[name] ?? 0)) / examples.length;
      mean[name] = 0.9 * (mean[name] ?? 0) + 0.1 * along;
      square[name] = 0.999 * (square[name] ?? 0) + 0.001 * along * along;
      const size = Math.sqrt((square[name] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[name] = (weights[name] ?? 0) - (0.05 * (mean[name] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  }
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))]),
  );
}

function slopeAt(examples: readonly Example[], weights: Weights): Record<string, number> {
  const slope: Record<string, number> = {};
  for (const { candidates, none, isRight } of examples) {
    const chances = probabilities(candidates, none, weights);
    const right = [...isRight, !isRight.includes(true)];
    const sum = chances.reduce((total, chance, at) => total + (right[at] ? chance : 0), 0) || 1e-12;
    [...candidates, none].forEach((features, at) => {
      const chance = chances[at] ?? 0;
      const push = chance - (right[at] ? chance / sum : 0);
      for (const name in features) slope[name] = (slope[name] ?? 0) + push * (features[name] ?? 0);
    });
  }
  return slope;
}
