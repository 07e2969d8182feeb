const golden = (Math.sqrt(5) - 1) / 2;

/** Where `of` is least between the ends: a grid finds the valley, the golden section its bottom. */
export function minimiseOnLine(
  of: (x: number) => number,
  from: number,
  to: number,
  { steps = 40, precision = 1e-10 } = {},
): number {
  const width = (to - from) / steps;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= steps; step++) {
    const value = of(from + step * width);
    if (value < least) [best, least] = [step, value];
  }
  let low = from + Math.max(0, best - 1) * width;
  let high = from + Math.min(steps, best + 1) * width;
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [of(left), of(right)];
  for (let round = 0; round < 60 && high - low > precision; round++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = of(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = of(right);
    }
  }
  return (low + high) / 2;
}

type Point = readonly [number, number];

/** Nelder and Mead 1965 in two dimensions, the usual coefficients. */
export function minimiseOnPlane(
  of: (x: number, y: number) => number,
  start: Point,
  { size = 0.5, tolerance = 1e-10, rounds = 300 } = {},
): Point {
  const at = (point: Point) => ({ point, value: of(point[0], point[1]) });
  let corners = [start, [start[0] + size, start[1]] as const, [start[0], start[1] + size] as const].map(at);
  for (let round = 0; round < rounds; round++) {
    corners = corners.toSorted((a, b) => a.value - b.value);
    const [best, good, worst] = corners;
    if (!best || !good || !worst || worst.value - best.value <= tolerance * (1 + Math.abs(best.value))) break;
    const middle: Point = [(best.point[0] + good.point[0]) / 2, (best.point[1] + good.point[1]) / 2];
    const along = (by: number) =>
      at([middle[0] + by * (worst.point[0] - middle[0]), middle[1] + by * (worst.point[1] - middle[1])]);
    const reflected = along(-1);
    if (reflected.value < best.value) {
      const expanded = along(-2);
      corners = [best, good, expanded.value < reflected.value ? expanded : reflected];
    } else if (reflected.value < good.value) corners = [best, good, reflected];
    else {
      const contracted = along(reflected.value < worst.value ? -0.5 : 0.5);
      corners =
        contracted.value < Math.min(worst.value, reflected.value)
          ? [best, good, contracted]
          : [
              best,
              ...[good, worst].map(({ point }) =>
                at([half(best.point[0], point[0]), half(best.point[1], point[1])]),
              ),
            ];
    }
  }
  return corners.reduce((least, one) => (one.value < least.value ? one : least)).point;
}

function half(a: number, b: number): number {
  return (a + b) / 2;
}
