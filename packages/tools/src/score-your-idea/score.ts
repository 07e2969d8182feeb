import type { Judgement } from './judge/index.ts';
import type { Standing } from './standing.ts';
import type { Weight } from './weights.ts';

export interface Part {
  readonly judgement: Judgement;
  /** Points of 100. */
  readonly weight: number;
  /** Under the ceiling; null when nothing was said. */
  readonly counted: number | null;
  readonly low: number;
  readonly high: number;
}

export interface Score {
  readonly parts: readonly Part[];
  /** 0 to 100: what is said and carried by evidence. Silence adds nothing here; the range shows what it could add. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What the same answers would be worth with the evidence to carry them. */
  readonly claimed: number;
  /** Points of 100 of the weight that was spoken to. */
  readonly covered: number;
  /** Of what was said alone, 0 to 100: whether weak words or silence keep the score down. */
  readonly quality: number;
}

export function scoreOf(
  judgements: readonly Judgement[],
  weights: readonly Weight[],
  standing: Pick<Standing, 'row' | 'ceilingLow'>,
  most = 100,
): Score {
  const { ceiling } = standing.row;
  const parts = judgements.map((judgement): Part => {
    const weight = weights.find(({ id }) => id === judgement.id)?.share ?? 0;
    return {
      judgement,
      weight,
      counted: judgement.level === null ? null : Math.min(judgement.level, ceiling),
      low: Math.min(judgement.low, standing.ceilingLow),
      high: Math.min(judgement.high, ceiling),
    };
  });
  const points = sumOf(parts, ({ weight, counted }) => (weight * (counted ?? 0)) / 10);
  const covered = sumOf(parts, ({ weight, counted }) => (counted === null ? 0 : weight));
  return {
    parts,
    value: Math.min(most, points),
    low: Math.min(
      most,
      sumOf(parts, ({ weight, low }) => (weight * low) / 10),
    ),
    high: Math.min(
      most,
      sumOf(parts, ({ weight, high }) => (weight * high) / 10),
    ),
    claimed: sumOf(parts, ({ weight, judgement }) => (weight * (judgement.level ?? 0)) / 10),
    covered,
    quality: covered === 0 ? 0 : (points / covered) * 100,
  };
}

function sumOf(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}

/**
 * The lowest and highest score when every weight may be up to `by` lower or higher, in any mix. A weighted mean is largest when
 * the highest levels, and only they, weigh more; how many of them is tried out.
 */
export function spreadUnderWeights({ parts }: Score, by: number, most = 100): { low: number; high: number } {
  const rising = parts.toSorted((a, b) => (a.counted ?? 0) - (b.counted ?? 0));
  const means = [rising, rising.toReversed()].map((order) =>
    order.map((_, heavier) => meanOf(order, (place) => (place < heavier ? 1 + by : 1 - by))),
  );
  return {
    low: Math.min(most, ...(means[0] ?? [])),
    high: Math.min(most, Math.max(...(means[1] ?? []))),
  };
}

/** Of 100. */
function meanOf(parts: readonly Part[], factorAt: (place: number) => number): number {
  let weights = 0;
  let points = 0;
  for (const [place, { weight, counted }] of parts.entries()) {
    weights += weight * factorAt(place);
    points += weight * factorAt(place) * (counted ?? 0);
  }
  return weights === 0 ? 0 : (points / weights) * 10;
}
