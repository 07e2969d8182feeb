/** Where the mean of a row changes (metrics reference, C7). */
interface ChangePoint {
  /** The first value of the new mean. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

const leastSide = 4;
const mostDepth = 2;

/** Binary segmentation: the best split is kept where it pays for one more mean and one more place (BIC), and then each side. */
export function changePoints(values: readonly number[]): readonly ChangePoint[] {
  const places = split(values, 0, mostDepth).sort((a, b) => a - b);
  return places.map((at, index) => ({
    at,
    before: meanOf(values.slice(places[index - 1] ?? 0, at)),
    after: meanOf(values.slice(at, places[index + 1] ?? values.length)),
  }));
}

function split(values: readonly number[], offset: number, depth: number): number[] {
  if (depth === 0 || values.length < 2 * leastSide) return [];
  const whole = squares(values);
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = leastSide; at <= values.length - leastSide; at++) {
    const cost = squares(values.slice(0, at)) + squares(values.slice(at));
    if (cost < best.cost) best = { at, cost };
  }
  const count = values.length;
  // A row that is flat but for rounding has no change to find.
  if (whole <= 1e-18 * count) return [];
  const gain = count * Math.log(whole / Math.max(best.cost, whole * 1e-12));
  if (gain <= 2 * Math.log(count)) return [];
  return [
    ...split(values.slice(0, best.at), offset, depth - 1),
    offset + best.at,
    ...split(values.slice(best.at), offset + best.at, depth - 1),
  ];
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function squares(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((total, value) => total + (value - mean) ** 2, 0);
}
