/** Takes a slope and moves the values it was made for against it. */
export type Adam = (slope: Float32Array) => void;

/** Kingma and Ba 2015, with their settings. */
const memory = { slope: 0.9, square: 0.999 };
const least = 1e-8;

export function makeAdam(values: Float32Array, pace: number): Adam {
  const mean = new Float32Array(values.length);
  const square = new Float32Array(values.length);
  let steps = 0;
  return (slope) => {
    steps += 1;
    const made = { mean: 1 - memory.slope ** steps, square: 1 - memory.square ** steps };
    for (let at = 0; at < values.length; at++) {
      const now = slope[at] ?? 0;
      const drift = memory.slope * (mean[at] ?? 0) + (1 - memory.slope) * now;
      const spread = memory.square * (square[at] ?? 0) + (1 - memory.square) * now * now;
      mean[at] = drift;
      square[at] = spread;
      values[at] =
        (values[at] ?? 0) - (pace * (drift / made.mean)) / (Math.sqrt(spread / made.square) + least);
    }
  };
}
