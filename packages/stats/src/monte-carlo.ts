import { mean, percentile } from './describe.ts';
import { makeRandom, type Random } from './random.ts';

interface Draws {
  readonly sorted: Float64Array;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly mean: number;
}

/** Same seed, same draws, same result. */
export function monteCarlo({
  seed,
  draws,
  sample,
}: {
  seed: number;
  draws: number;
  sample: (rand: Random) => number;
}): Draws {
  const rand = makeRandom(seed);
  const values = new Float64Array(draws);
  for (let index = 0; index < draws; index++) values[index] = sample(rand);
  return summarise(values);
}

/** Sorts the array it is given. */
function summarise(values: Float64Array): Draws {
  const sorted = values.sort();
  return {
    sorted,
    p10: percentile(sorted, 0.1),
    p50: percentile(sorted, 0.5),
    p90: percentile(sorted, 0.9),
    mean: mean(sorted) ?? Number.NaN,
  };
}
