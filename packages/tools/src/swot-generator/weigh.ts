import type { Figure } from '@slipway/core';
import type { Case } from './case.ts';
import { type BoxId, boxIds, type Factor } from './factor.ts';

/** A factor with the founder's edits: where it stands now, and what it weighs. */
export interface Weighed extends Factor {
  readonly box: BoxId;
  readonly weight: number;
  /** What it weighs at least and at most, once the question is answered; the same when nothing is asked. */
  readonly low: number;
  readonly high: number;
}

export const parts = ['impact', 'likelihood', 'confidence'] as const;
export type Part = (typeof parts)[number];
export const controls: Readonly<
  Record<Part, { readonly min: number; readonly max: number; readonly step: number }>
> = {
  impact: { min: 1, max: 5, step: 1 },
  likelihood: { min: 0.1, max: 1, step: 0.1 },
  confidence: { min: 0.1, max: 1, step: 0.1 },
};

const labels: Readonly<Record<Part, string>> = {
  impact: 'Impact, of five',
  likelihood: 'Likelihood',
  confidence: 'Confidence',
};
const reasons: Readonly<Record<Part, string>> = {
  impact: 'How much it would change for a company at your stage; our default for factors of this kind.',
  likelihood: 'How likely it is to hold or to happen; our default for factors of this kind.',
  confidence:
    'How far what it stands on can be trusted: your numbers most, our knowledge of the field least.',
};

export function weighAll(one: Case, factors: readonly Factor[]): readonly Weighed[] {
  return factors.map((factor) => weigh(one, factor)).toSorted((a, b) => b.weight - a.weight);
}

function weigh(one: Case, factor: Factor): Weighed {
  const impact = edited(one, 'impact', factor);
  const likelihood = edited(one, 'likelihood', factor);
  const confidence = edited(one, 'confidence', factor);
  const weight = impact * likelihood * confidence;
  const low = factor.isQuestion ? 0 : weight;
  const high = factor.isQuestion ? impact * likelihood : weight;
  for (const [part, value] of Object.entries({ impact, likelihood, confidence }))
    if (isPart(part)) one.figure(partFigure(factor, part, value, isOwn(one, part, factor)));
  one.figure({
    id: `weight:${factor.id}`,
    label: 'Weight',
    value: weight,
    unit: 'ratio',
    ...(factor.isQuestion ? { range: { low, high, means: 'what the answer could make of it' } } : {}),
    provenance: {
      kind: 'derived',
      formula: 'impact × likelihood × confidence',
      inputs: parts.map((part) => `${part}:${factor.id}`),
    },
  });
  one.figure({
    id: `certain:${factor.id}`,
    label: 'Weight if it were certain',
    value: impact * confidence,
    unit: 'ratio',
    provenance: {
      kind: 'derived',
      formula: 'impact × confidence',
      inputs: [`impact:${factor.id}`, `confidence:${factor.id}`],
    },
  });
  one.figure({
    id: `sure:${factor.id}`,
    label: 'Weight if we were fully sure',
    value: impact * likelihood,
    unit: 'ratio',
    provenance: {
      kind: 'derived',
      formula: 'impact × likelihood',
      inputs: [`impact:${factor.id}`, `likelihood:${factor.id}`],
    },
  });
  return { ...factor, impact, likelihood, confidence, weight, low, high, box: boxOf(one, factor) };
}

function partFigure({ id }: Factor, part: Part, value: number, own: boolean): Figure {
  return {
    id: `${part}:${id}`,
    label: labels[part],
    value,
    unit: part === 'impact' ? 'points' : 'share',
    provenance: own
      ? { kind: 'measured', field: 'assumptions' }
      : { kind: 'assumed', why: reasons[part], assumption: `${part}:${id}` },
  };
}

function edited(one: Case, part: Part, factor: Factor): number {
  const value = one.input.assumptions?.[`${part}:${factor.id}`];
  const { min, max } = controls[part];
  return typeof value === 'number' ? Math.min(max, Math.max(min, value)) : factor[part];
}

export function isOwn(one: Case, part: Part | 'box', { id }: Pick<Factor, 'id'>): boolean {
  const value = one.input.assumptions?.[`${part}:${id}`];
  return part === 'box' ? boxIds.some((box) => box === value) : typeof value === 'number';
}

function boxOf(one: Case, { id, home }: Factor): BoxId {
  const moved = one.input.assumptions?.[`box:${id}`];
  return boxIds.find((box) => box === moved) ?? home;
}

function isPart(name: string): name is Part {
  return parts.some((part) => part === name);
}
