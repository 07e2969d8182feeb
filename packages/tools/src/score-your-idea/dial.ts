import type { IdeaNotes, IdeaProfile } from '@slipway/analyst';
import { costsNowField, paysTodayField, type ScoreInput, whyNowField } from './fields.ts';

/**
 * Each may be changed on the sheet. Rounded by hand after a fit on 406 marked ideas that may be read; the figures of the held
 * ones are what counts (`npm run eval`).
 */
export const defaultWeights = {
  /** What such a reader marks when nothing is known. */
  start: 44,
  /** Points for a niche at the far end of all niches. */
  sale: 4,
  churn: -4,
  ticket: 2,
  /** Points for what the text says: how we mark such businesses, who pays is named, ten times the price, what customers did, years. */
  alike: 20,
  payer: 3,
  price: 4,
  told: 10,
  years: 4,
  /** How many answers the base is worth. */
  base: 3,
  costsNow: 1,
  paysToday: 1,
  whyNow: 1,
  /** What customers did lifts the dial; nothing done never lowers it. */
  evidence: 3,
} as const;
export type WeightName = keyof typeof defaultWeights;
export type Weights = Readonly<Record<WeightName, number>>;

export const chips = [costsNowField, paysTodayField, whyNowField] as const;
type ChipName = (typeof chips)[number]['name'];

/** Points of each answer, in the order of its options. A direct product shows money, and a rival who takes it. */
const answerPoints: Readonly<Record<ChipName, readonly number[]>> = {
  costsNow: [0, 25, 50, 75, 100],
  paysToday: [0, 30, 90, 40],
  whyNow: [0, 35, 60, 90],
};

export function pointsOf(chip: (typeof chips)[number], value: string): number {
  return answerPoints[chip.name][chip.options.findIndex((option) => option.value === value)] ?? 0;
}

export interface Answered {
  readonly name: ChipName;
  /** As the founder picked it: "Part of it". */
  readonly label: string;
  readonly points: number;
}

/** The costs by their names in the founder's money. */
export function listAnswered(
  input: ScoreInput,
  costs: readonly { readonly value: string; readonly label: string }[],
): readonly Answered[] {
  return chips.flatMap((chip) => {
    const option = chip.options.find(({ value }) => value === input[chip.name]);
    if (option === undefined) return [];
    const named = chip.name === 'costsNow' ? costs.find(({ value }) => value === option.value) : option;
    return [{ name: chip.name, label: named?.label ?? option.label, points: pointsOf(chip, option.value) }];
  });
}

export const clamp = (points: number): number => Math.min(100, Math.max(0, points));

/** `(3·base + Σ answers) ÷ (3 + k)`, then what customers did, where that lifts it. */
export function computeDial(
  base: number,
  answered: readonly Answered[],
  evidence: number,
  weights: Weights,
): { readonly before: number; readonly points: number; readonly isLifted: boolean } {
  const sum =
    weights.base * base + answered.reduce((all, { name, points }) => all + weights[name] * points, 0);
  const count = weights.base + answered.reduce((all, { name }) => all + weights[name], 0);
  const before = clamp(sum / count);
  const isLifted = evidence > before && weights.evidence > 0;
  const points = isLifted ? (sum + weights.evidence * evidence) / (count + weights.evidence) : before;
  return { before, points: clamp(points), isLifted };
}

/**
 * Half of the range in which four of five careful readers mark, set after what was measured on tuned and held ideas
 * (`npm run eval`). Three answers alone hardly narrow it; together with what customers did they do.
 */
export function halfRange(answers: number, isEvidenceKnown: boolean): number {
  return answers === chips.length && isEvidenceKnown ? 18 : 22;
}

export type Lean = 'weak' | 'middle' | 'strong';
type Yardstick = NonNullable<ScoreInput['yardstick']>;

/** Points from which an idea is strong, and under which it is weak: a third of the marked ideas each. */
const bands: Readonly<Record<Yardstick | 'unset', { readonly weak: number; readonly strong: number }>> = {
  unset: { weak: 40, strong: 58 },
  venture: { weak: 45, strong: 63 },
  'small-firm': { weak: 40, strong: 58 },
  'side-income': { weak: 32, strong: 50 },
  'public-good': { weak: 35, strong: 53 },
};
const bandOf = (yardstick: Yardstick | undefined) => bands[yardstick ?? 'unset'];

export function leanOf(points: number, yardstick: Yardstick | undefined): Lean {
  const { weak, strong } = bandOf(yardstick);
  return points >= strong ? 'strong' : points < weak ? 'weak' : 'middle';
}

/** A paragraph that names who pays beyond doubt, on a business that our notes cover. */
export function isReadWell({ length, pays }: IdeaProfile, { known }: IdeaNotes): boolean {
  return (
    length === 'paragraph' && known === 'near' && (pays.standing === 'read' || pays.standing === 'confirmed')
  );
}
