/** Points for a value: straight lines between corners, ordered by value, flat beyond the ends (metrics reference, G3). */
export type Curve = readonly (readonly [value: number, points: number])[];

export function corners(values: readonly number[], points: readonly number[]): Curve {
  return values.map((value, index) => [value, points[index] ?? 0]);
}

interface Segment {
  readonly from: readonly [value: number, points: number];
  readonly to: readonly [value: number, points: number];
}

/** The line a value lies on; null where the curve is flat beyond its end. */
export function segmentAt(curve: Curve, value: number): Segment | null {
  for (const [index, to] of curve.entries()) {
    const from = curve[index - 1];
    if (from !== undefined && value >= from[0] && value <= to[0]) return { from, to };
  }
  return null;
}

export function pointsAt(curve: Curve, value: number): number {
  const line = segmentAt(curve, value);
  if (line === null) return (value < (curve[0]?.[0] ?? 0) ? curve[0]?.[1] : curve.at(-1)?.[1]) ?? 0;
  const { from, to } = line;
  return from[1] + ((value - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}
