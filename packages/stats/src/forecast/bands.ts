/** An error of the past: how far ahead, and by how much, in logarithms where growth compounds. */
export interface Miss {
  readonly step: number;
  readonly error: number;
}

export interface Spread {
  /** Of one step ahead. */
  readonly scale: number;
  /** The scale grows with this power of the steps. */
  readonly power: number;
  readonly reach80: number;
  readonly reach95: number;
}

/** What pure chance adds up to: a random walk. Weighs as much as this many errors. */
const walk = { power: 0.5, weight: 30 } as const;
/** Whoever was chosen on the past was also lucky there: measured on made series, its later errors are this much larger. */
const luck = { chosen: 1.26, naive: 1.1 } as const;
const normal = { reach80: 1.2816, reach95: 1.96 } as const;

/**
 * Bands from errors of the past, not from a formula. Their size by steps ahead is one power law through all of them, because the
 * far steps were seen a few times only; how far the rare ones reach is their own quantile, drawn to Student's t while few.
 */
export function spreadOf(misses: readonly Miss[], origins: number, isNaive: boolean): Spread {
  const { scale, power } = sizeBySteps(misses);
  const sizes = misses
    .map(({ step, error }) => Math.abs(error) / (scale * step ** power || 1))
    .sort((a, b) => a - b);
  const quantile = (p: number) => sizes[Math.min(sizes.length - 1, Math.floor(p * sizes.length))] ?? 0;
  // Errors of neighbouring origins are largely the same error.
  const freedom = Math.max(2, origins / 2);
  const trust = sizes.length / (sizes.length + 60);
  const reach = (p: number, z: number) =>
    (isNaive ? luck.naive : luck.chosen) *
    ((1 - trust) * studentReach(z, freedom) + trust * Math.max(quantile(p), 0.9 * z));
  return { scale, power, reach80: reach(0.8, normal.reach80), reach95: reach(0.95, normal.reach95) };
}

function sizeBySteps(misses: readonly Miss[]): { scale: number; power: number } {
  const most = misses.reduce((far, { step }) => Math.max(far, step), 1);
  const rows = Array.from({ length: most }, (_, index) => {
    const here = misses.filter(({ step }) => step === index + 1);
    const square = here.reduce((total, { error }) => total + error * error, 0) / Math.max(1, here.length);
    return { at: Math.log(index + 1), size: Math.log(Math.sqrt(square)), weight: here.length };
  }).filter(({ size, weight }) => weight > 0 && Number.isFinite(size));
  const whole = rows.reduce((total, { weight }) => total + weight, 0);
  if (whole === 0) return { scale: 0, power: walk.power };
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + row.weight * of(row), 0) / whole;
  const at = mean((row) => row.at);
  const size = mean((row) => row.size);
  const spread = mean((row) => (row.at - at) ** 2) * whole;
  const shared = mean((row) => (row.at - at) * (row.size - size)) * whole;
  const power = Math.min(1.1, Math.max(0, (shared + walk.power * walk.weight) / (spread + walk.weight)));
  return { scale: Math.exp(size - power * at), power };
}

/** Cornish and Fisher's expansion of Student's t about the normal quantile z. */
function studentReach(z: number, freedom: number): number {
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  return z + first / freedom + second / freedom ** 2;
}
