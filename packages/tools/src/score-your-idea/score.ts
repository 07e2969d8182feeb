import type { IdeaBasis } from '../idea/gather.ts';
import { type BaseTerm, listBaseTerms } from './base-terms.ts';
import {
  type Answered,
  chips,
  clamp,
  computeDial,
  halfRange,
  isReadWell,
  type Lean,
  leanOf,
  listAnswered,
  pointsOf,
  type Weights,
} from './dial.ts';
import type { ScoreInput } from './fields.ts';
import { type Evidence, readEvidence } from './ladder.ts';
import { costOptions } from './own-numbers.ts';
import { readWeights } from './weights.ts';

export interface Score {
  readonly weights: Weights;
  readonly terms: readonly BaseTerm[];
  readonly base: number;
  readonly answered: readonly Answered[];
  readonly evidence: Evidence;
  /** Before what customers did. */
  readonly before: number;
  readonly points: number;
  readonly isLifted: boolean;
  /** Half of the range shown. */
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly lean: Lean;
  /** A number, a lean alone, or no dial: too little is known. */
  readonly shown: 'number' | 'lean' | 'none';
}

const reasonsLeast = 2;

/** Both dials, by numbers alone: no text is read here. */
export function makeScore(
  input: ScoreInput,
  { profile, notes }: Pick<IdeaBasis, 'profile' | 'notes'>,
  reasons: number,
): Score {
  const evidence = readEvidence(input, profile);
  const weights = readWeights(input.assumptions, evidence.origin);
  const terms = listBaseTerms(notes, profile, weights);
  const base = clamp(terms.reduce((sum, { points }) => sum + points, weights.start));
  const answered = listAnswered(input, costOptions(profile));
  const { before, points, isLifted } = computeDial(base, answered, evidence.points, weights);
  const half = halfRange(answered.length, evidence.origin !== 'unsure');
  const hasAll = answered.length === chips.length;
  // As good a guess where the text says who pays as where we know the business (`npm run eval -- --only dial`).
  const isPaid = profile.pays.standing === 'read' || profile.pays.standing === 'confirmed';
  const isKnown = notes.known === 'near' || isPaid || reasons >= reasonsLeast || hasAll;
  return {
    weights,
    terms,
    base,
    answered,
    evidence,
    before,
    points,
    isLifted,
    half,
    low: clamp(points - half),
    high: clamp(points + half),
    lean: leanOf(points, input.yardstick),
    shown: !isKnown ? 'none' : hasAll || isReadWell(profile, notes) ? 'number' : 'lean',
  };
}

interface Swing {
  readonly chip: (typeof chips)[number];
  /** Points of its worst and of its best answer. */
  readonly from: number;
  readonly to: number;
  /** The dial with each of them. */
  readonly low: number;
  readonly high: number;
}

/** How far each of the three answers alone could move the dial, widest first. */
export function listSwings({ base, answered, evidence, weights }: Score): readonly Swing[] {
  return chips
    .map((chip) => {
      const others = answered.filter(({ name }) => name !== chip.name);
      const all = chip.options.map(({ value }) => pointsOf(chip, value));
      const [from, to] = [Math.min(...all), Math.max(...all)];
      const dialAt = (points: number): number =>
        computeDial(base, [...others, { name: chip.name, label: '', points }], evidence.points, weights)
          .points;
      return { chip, from, to, low: dialAt(from), high: dialAt(to) };
    })
    .sort((a, z) => z.high - z.low - (a.high - a.low));
}
