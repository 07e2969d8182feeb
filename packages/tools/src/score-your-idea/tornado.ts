import type { Rung } from '../hearing/read-evidence.ts';
import { lowestCap } from './caps.ts';
import type { Case } from './case.ts';
import type { DimensionId } from './dimensions.ts';
import type { Judgement } from './judge/index.ts';
import { getLadderRow, ladder } from './ladder.ts';
import { scoreOf } from './score.ts';

/** How far one thing alone moves the score. */
export interface Swing {
  readonly id: DimensionId | 'evidence';
  readonly low: number;
  readonly high: number;
  /** The level, or the ceiling, at either end. */
  readonly from: number;
  readonly to: number;
}

/**
 * Each dimension at the lowest and at the highest level its answer leaves open, and the evidence from none to payment, all
 * else as it is. A silent dimension is open from nothing to the ceiling.
 */
export function listSwings(one: Case): readonly Swing[] {
  const swings: Swing[] = one.score.parts.map(({ judgement, low, high }) => ({
    id: judgement.id,
    low: scoreWith(one, judgement.id, low),
    high: scoreWith(one, judgement.id, high),
    from: low,
    to: high,
  }));
  const first = ladder[0];
  const last = ladder[ladder.length - 1] ?? first;
  swings.push({
    id: 'evidence',
    low: scoreAt(one, first.rung),
    high: scoreAt(one, last.rung),
    from: first.ceiling,
    to: last.ceiling,
  });
  return swings
    .filter(({ low, high }) => high - low > 0.5)
    .toSorted((a, b) => b.high - b.low - (a.high - a.low));
}

/** The score with the evidence at another rung; the answers stay what they are. */
export function scoreAt({ judgements, weights, caps }: Case, rung: Rung): number {
  const row = getLadderRow(rung);
  return scoreOf(judgements, weights, { row, ceilingLow: row.ceiling }, lowestCap(caps)).value;
}

function scoreWith({ judgements, weights, standing, caps }: Case, id: DimensionId, level: number): number {
  const changed = judgements.map(
    (judgement): Judgement =>
      judgement.id === id ? { ...judgement, level, low: level, high: level } : judgement,
  );
  return scoreOf(changed, weights, standing, lowestCap(caps)).value;
}
