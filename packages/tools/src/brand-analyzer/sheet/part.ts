import {
  constant,
  type Expression,
  greatest,
  least,
  minus,
  type Operand,
  readAs,
  times,
} from '@slipway/core';
import type { Statement } from '@slipway/report';
import type { Book } from './book.ts';

export const scoreIds = [
  'clarity',
  'consistency',
  'distinctiveness',
  'credibility',
  'accessibility',
] as const;
export type ScoreId = (typeof scoreIds)[number];

/** One thing that a score is the mean of. */
export interface Part {
  readonly id: string;
  readonly score: ScoreId;
  readonly label: string;
  /** Its figure, in points; null where it cannot be told. */
  readonly figure: string | null;
  readonly points: number | null;
  /** What to give, so that it can be told. */
  readonly asks: string;
  /** What was found, in a sentence that names it. */
  readonly finding: Statement | null;
  /** What to do about it, where it costs points. */
  readonly fix: Statement | null;
}

const hundred = constant(100, 'points');

/** Never under nothing and never over a hundred. */
const clamp = (points: Expression): Expression => greatest(0, least(hundred, points));
/** A hundred, less so many for each. */
export const lessEach = (points: number, of: Operand): Expression =>
  clamp(minus(hundred, readAs('points', times(points, greatest(0, of)))));
/** So much of a hundred. */
export const shareOf = (share: Operand): Expression => clamp(readAs('points', times(100, share)));

interface Given {
  readonly id: string;
  readonly score: ScoreId;
  readonly label: string;
  readonly asks: string;
  /** Null where it cannot be told. */
  readonly points: Expression | null;
  readonly low?: string | null;
  /** Asked for only where there are points. */
  readonly finding?: () => Statement;
  readonly fix?: () => Statement | null;
}

/** From here on nothing needs to be done. */
const fineFrom = 80;

export function makePart(
  book: Book,
  { id, score, label, asks, points, low = null, finding, fix }: Given,
): Part {
  const head = { id, score, label, asks };
  if (points === null) return { ...head, figure: null, points: null, finding: null, fix: null };
  const figure = book.derive({ id: `part.${id}`, label, unit: 'points', formula: points }, low);
  const value = book.value(figure);
  return {
    ...head,
    figure,
    points: value,
    finding: finding?.() ?? null,
    fix: value !== null && value < fineFrom ? (fix?.() ?? null) : null,
  };
}
