/** Value to place. A domain without width puts everything in the middle. */
export type Scale = (value: number) => number;

export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [d0, d1] = domain;
  const [r0, r1] = range;
  if (d1 === d0) return () => (r0 + r1) / 2;
  return (value) => r0 + ((value - d0) / (d1 - d0)) * (r1 - r0);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The 1-2-5 step that divides a span into about `count` parts. */
function niceStep(span: number, count: number): number {
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1) * power;
}

/** Round ticks from at or below `low` to at or above `high`, so that the ends are ticks too. */
export function niceTicks(low: number, high: number, count: number): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  // Below this a step would round to nothing.
  if (Math.max(Math.abs(low), Math.abs(high)) < 1e-300) return [0, 1];
  if (low === high) return niceTicks(Math.min(0, low), Math.max(0, high), count);
  const step = niceStep(high - low, count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Multiplying, not adding up: 0.1 + 0.2 would drift.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
