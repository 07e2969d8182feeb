import type { Assumptions } from '../field.ts';
import { defaultWeights, type WeightName, type Weights } from './dial.ts';
import type { Evidence } from './ladder.ts';

interface WeightRow {
  readonly label: string;
  readonly unit: 'points' | 'ratio';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly why: string;
}

const answer = { unit: 'ratio', min: 0, max: 5, step: 0.5 } as const;
const ofNiche = { unit: 'points', min: -30, max: 30, step: 1 } as const;

export const weightRows: Readonly<Record<WeightName, WeightRow>> = {
  start: {
    label: 'Start',
    unit: 'points',
    min: 0,
    max: 100,
    step: 1,
    why: 'The mark of a typical idea, before anything is known about this one.',
  },
  sale: {
    label: 'Length of a sale',
    ...ofNiche,
    why: 'Readers mark ideas with long sales higher; the link is weak.',
  },
  churn: {
    label: 'Customers who leave',
    ...ofNiche,
    why: 'Readers mark ideas whose customers leave fast lower; the link is weak.',
  },
  ticket: {
    label: 'Comparable prices',
    ...ofNiche,
    why: 'Dearer products get a little more; this one is a guess.',
  },
  alike: {
    label: 'Businesses like it',
    ...ofNiche,
    why: 'How we mark the nearest businesses in our notes: points for the best, as many off for the worst.',
  },
  payer: {
    label: 'Who pays is named',
    ...ofNiche,
    why: 'Readers mark an idea higher when they see who pays.',
  },
  price: {
    label: 'Price, each time ten times higher',
    ...ofNiche,
    why: 'Readers mark dearer products higher; the link is weak.',
  },
  told: {
    label: 'What your text says of customers',
    ...ofNiche,
    why: 'Payment and trials lift a mark, opinions alone lower it. Confirm how far they went, and this term goes.',
  },
  years: {
    label: 'You know the field',
    ...ofNiche,
    why: 'Readers mark founders from the field a little higher.',
  },
  base: {
    label: 'Weight of the base',
    unit: 'ratio',
    min: 1,
    max: 10,
    step: 0.5,
    why: 'Counts as much as three answers.',
  },
  costsNow: { label: 'Weight: what it costs them now', ...answer, why: 'All three answers weigh the same.' },
  paysToday: {
    label: 'Weight: what they pay for today',
    ...answer,
    why: 'All three answers weigh the same.',
  },
  whyNow: { label: 'Weight: why now', ...answer, why: 'All three answers weigh the same.' },
  evidence: {
    label: 'Weight: what customers did',
    unit: 'ratio',
    min: 0,
    max: 10,
    step: 0.5,
    why: 'Lifts the idea dial and never lowers it; at zero it is left out.',
  },
};

const weightNames = Object.keys(weightRows) as WeightName[];
export const weightId = (name: WeightName): string => `weight-${name}`;

/** What the founder set, where it is a number its control would let in. */
export function ownNumber(
  assumptions: Assumptions | undefined,
  id: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const value = assumptions?.[id];
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

/** Of what customers did, by the text alone: with the full weight the dial stood ten points above the marks (`npm run eval -- --only dial`). */
const readWeight = 2;

export function readWeights(assumptions: Assumptions | undefined, evidence: Evidence['origin']): Weights {
  const usual = evidence === 'read' ? { ...defaultWeights, evidence: readWeight } : defaultWeights;
  const own = weightNames.map((name) => [
    name,
    ownNumber(assumptions, weightId(name), weightRows[name]) ?? usual[name],
  ]);
  return Object.fromEntries(own) as Weights;
}
