import type { Unit } from '@slipway/core';
import type { Curve } from './curves.ts';

/** A number that is scored by a curve. */
export interface NumberMeasure {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly curve: Curve;
  /** Publishers' bands for it, by metric. */
  readonly bench?: string;
  /** What a company can move in a quarter: actions are ranked by how many of these they take. Our rule. */
  readonly quarter: number;
  readonly control: { readonly min: number; readonly max: number; readonly step: number };
}

/** Growth, runway, burn multiple, LTV to CAC, payback, retention and concentration: metrics reference, G3. */
export const numberMeasures = {
  growth: {
    id: 'growth',
    label: 'Revenue growth',
    unit: 'share/month',
    curve: [
      [-0.05, 0],
      [0, 25],
      [0.05, 55],
      [0.1, 75],
      [0.2, 95],
      [0.3, 100],
    ],
    quarter: 0.02,
    control: { min: -0.5, max: 1, step: 0.005 },
  },
  retention: {
    id: 'retention',
    label: 'Revenue kept over a year',
    unit: 'share',
    curve: [
      [0.6, 0],
      [0.7, 25],
      [0.8, 50],
      [0.9, 80],
      [0.95, 100],
    ],
    bench: 'grr',
    quarter: 0.05,
    control: { min: 0, max: 1, step: 0.01 },
  },
  runway: {
    id: 'runway',
    label: 'Runway',
    unit: 'months',
    curve: [
      [0, 0],
      [3, 15],
      [6, 35],
      [9, 50],
      [12, 65],
      [18, 85],
      [24, 100],
    ],
    bench: 'runway_months',
    quarter: 3,
    control: { min: 0, max: 120, step: 1 },
  },
  burnMultiple: {
    id: 'burnMultiple',
    label: 'Burn multiple',
    unit: 'ratio',
    curve: [
      [0.5, 100],
      [1, 85],
      [1.5, 65],
      [2, 50],
      [3, 25],
      [5, 0],
    ],
    bench: 'burn_multiple',
    quarter: 0.5,
    control: { min: 0, max: 50, step: 0.1 },
  },
  ltvCac: {
    id: 'ltvCac',
    label: 'LTV to CAC',
    unit: 'ratio',
    curve: [
      [0, 0],
      [1, 25],
      [2, 50],
      [3, 75],
      [5, 100],
    ],
    bench: 'ltv_cac',
    quarter: 0.5,
    control: { min: 0, max: 100, step: 0.1 },
  },
  payback: {
    id: 'payback',
    label: 'CAC payback',
    unit: 'months',
    curve: [
      [6, 100],
      [12, 75],
      [18, 50],
      [24, 30],
      [36, 0],
    ],
    bench: 'cac_payback_months',
    quarter: 3,
    control: { min: 0, max: 240, step: 1 },
  },
  topShare: {
    id: 'topShare',
    label: 'Largest customer',
    unit: 'share',
    curve: [
      [0.1, 100],
      [0.25, 60],
      [0.4, 30],
      [0.6, 0],
    ],
    quarter: 0.1,
    control: { min: 0, max: 1, step: 0.01 },
  },
  /** Edges of the market anchors (rubrics reference, D12); an edge earns what is halfway between its two anchors. */
  market: {
    id: 'market',
    label: 'Market you can serve',
    unit: 'money/year',
    curve: [
      [0, 10],
      [5e6, 30],
      [50e6, 50],
      [300e6, 70],
      [1e9, 90],
      [3e9, 100],
    ],
    quarter: Number.POSITIVE_INFINITY,
    control: { min: 0, max: 1e12, step: 1e6 },
  },
  years: {
    id: 'years',
    label: 'Your years in the field',
    unit: 'years',
    curve: [
      [0, 20],
      [2, 50],
      [5, 80],
      [10, 100],
    ],
    quarter: Number.POSITIVE_INFINITY,
    control: { min: 0, max: 70, step: 1 },
  },
} as const satisfies Readonly<Record<string, NumberMeasure>>;

export type NumberId = keyof typeof numberMeasures;

/** An answer that is scored as it is chosen, from the weakest to the strongest. */
interface ChoiceMeasure {
  readonly id: string;
  readonly label: string;
  readonly field: 'evidence' | 'stage' | 'whoBuilds' | 'whoSells';
  readonly rungs: readonly { readonly value: string; readonly points: number; readonly to: string }[];
}

/** Steps of the evidence ladder, 12.5 points each (rubrics reference, D11 and D12). */
const rung = (level: number) => level * 12.5;
const people = [
  { value: 'nobody', points: 0 },
  { value: 'agency', points: 30 },
  { value: 'employee', points: 70 },
  { value: 'founder', points: 100 },
] as const;

export const choiceMeasures = {
  evidence: {
    id: 'evidence',
    label: 'Evidence from customers',
    field: 'evidence',
    rungs: [
      { value: 'none', points: rung(0), to: 'Nothing' },
      { value: 'opinions', points: rung(0.5), to: 'Ask people you do not know' },
      { value: 'desk-research', points: rung(1), to: 'Read what customers write about the problem' },
      { value: 'interviews', points: rung(3), to: 'Interview ten strangers about what they did last time' },
      { value: 'waitlist', points: rung(4), to: 'Get strangers to sign up' },
      { value: 'letters', points: rung(6), to: 'Get a signed letter or a deposit' },
      { value: 'paying', points: rung(7), to: 'Get a stranger to pay' },
    ],
  },
  product: {
    id: 'product',
    label: 'How far the product is',
    field: 'stage',
    rungs: [
      { value: 'idea', points: 10, to: 'Start' },
      { value: 'talks', points: 30, to: 'Talk to customers about the problem' },
      { value: 'pilot', points: 70, to: 'Put a prototype into the hands of one customer' },
      { value: 'paying', points: 100, to: 'Turn one pilot into a paying customer' },
    ],
  },
  builds: {
    id: 'builds',
    label: 'Who builds it',
    field: 'whoBuilds',
    rungs: people.map((one) => ({ ...one, to: 'Bring someone who builds into the founding team' })),
  },
  sells: {
    id: 'sells',
    label: 'Who sells it',
    field: 'whoSells',
    rungs: people.map((one) => ({ ...one, to: 'Have a founder sell the next ten customers' })),
  },
} as const satisfies Readonly<Record<string, ChoiceMeasure>>;

export type ChoiceId = keyof typeof choiceMeasures;
export type MeasureId = NumberId | ChoiceId;

export const isChoice = (id: MeasureId): id is ChoiceId => Object.hasOwn(choiceMeasures, id);
export const labelOf = (id: MeasureId): string =>
  isChoice(id) ? choiceMeasures[id].label : numberMeasures[id].label;
