interface Line {
  readonly start: number;
  readonly slope: number;
}

/** Least squares on 0, 1, 2, … */
export function lineThrough(values: readonly number[]): Line {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((total, value) => total + value, 0) / Math.max(1, count);
  let shared = 0;
  let spread = 0;
  values.forEach((value, at) => {
    shared += (at - middle) * (value - mean);
    spread += (at - middle) ** 2;
  });
  const slope = spread === 0 ? 0 : shared / spread;
  return { start: mean - slope * middle, slope };
}
