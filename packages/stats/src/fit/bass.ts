/** How a market takes something up: `p` by itself, `q` because others have it, both a step. */
export interface Bass {
  readonly p: number;
  readonly q: number;
}

/** Share of the market after t steps: Bass 1969. */
export function bassShare({ p, q }: Bass, t: number): number {
  const fade = Math.exp(-(p + q) * t);
  return (1 - fade) / (1 + (q / p) * fade);
}

/** The share at which most are added in a step: from there on each step adds fewer. */
export function bassPeakShare({ p, q }: Bass): number {
  return q > p ? (q - p) / (2 * q) : 0;
}

/** Steps from one share of the market to another. Without `p` it has to begin above zero. */
export function bassSteps({ p, q }: Bass, from: number, to: number): number {
  const clock = (share: number) => Math.log((p + q * share) / (1 - share)) / (p + q);
  return clock(to) - clock(from);
}

/** The most that a step adds, of a market of one. */
export function bassPeakRate({ p, q }: Bass): number {
  return q > p ? (p + q) ** 2 / (4 * q) : p;
}

const fewestSteps = 6;

/**
 * `p` and `q` for a market whose size is known, from how many had it step by step. The size is never fitted: before the curve
 * bends any size would do (metrics reference, C3). Null where too few steps are there, or others' having it does not speed it up.
 */
export function fitBass(had: readonly number[], market: number): Bass | null {
  const rows = had.slice(1).flatMap((now, at) => {
    const before = had[at] ?? 0;
    return before > 0 && now >= 0 && before < market
      ? [{ x: before / market, y: (now - before) / (market - before), weight: market - before }]
      : [];
  });
  if (rows.length < fewestSteps) return null;
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + row.weight * of(row), 0);
  const all = sum(() => 1);
  const [x, y] = [sum((row) => row.x) / all, sum((row) => row.y) / all];
  const spread = sum((row) => (row.x - x) ** 2);
  if (spread === 0) return null;
  const q = sum((row) => (row.x - x) * (row.y - y)) / spread;
  const p = y - q * x;
  if (p > 0) return q > 0 ? { p, q } : null;
  // Less than nobody cannot come by themselves: then all of it is others' having it.
  const alone = sum((row) => row.x * row.y) / sum((row) => row.x ** 2);
  return alone > 0 ? { p: 0, q: alone } : null;
}
