import type { Unit } from '@slipway/core';
import { type Curve, corners } from './curves.ts';

/** A number that is scored by a curve. */
export interface NumberMeasure {
  readonly label: string;
  readonly unit: Unit;
  readonly curve: Curve;
  /** Publishers' bands for it, by metric. */
  readonly bench?: string;
  readonly control: { readonly min: number; readonly max: number; readonly step: number };
}

/** Growth, runway, burn multiple, LTV to CAC, payback, retention and concentration: metrics reference, G3. */
export const numberMeasures = {
  growth: {
    label: 'Revenue growth',
    unit: 'share/month',
    curve: corners([-0.05, 0, 0.05, 0.1, 0.2, 0.3], [0, 25, 55, 75, 95, 100]),
    control: { min: -0.5, max: 1, step: 0.005 },
  },
  retention: {
    label: 'Revenue kept over a year',
    unit: 'share',
    curve: corners([0.6, 0.7, 0.8, 0.9, 0.95], [0, 25, 50, 80, 100]),
    bench: 'grr',
    control: { min: 0, max: 1, step: 0.01 },
  },
  runway: {
    label: 'Runway',
    unit: 'months',
    curve: corners([0, 3, 6, 9, 12, 18, 24], [0, 15, 35, 50, 65, 85, 100]),
    bench: 'runway_months',
    control: { min: 0, max: 120, step: 1 },
  },
  burnMultiple: {
    label: 'Burn multiple',
    unit: 'ratio',
    curve: corners([0.5, 1, 1.5, 2, 3, 5], [100, 85, 65, 50, 25, 0]),
    bench: 'burn_multiple',
    control: { min: 0, max: 50, step: 0.1 },
  },
  ltvCac: {
    label: 'LTV to CAC',
    unit: 'ratio',
    curve: corners([0, 1, 2, 3, 5], [0, 25, 50, 75, 100]),
    bench: 'ltv_cac',
    control: { min: 0, max: 100, step: 0.1 },
  },
  payback: {
    label: 'CAC payback',
    unit: 'months',
    curve: corners([6, 12, 18, 24, 36], [100, 75, 50, 30, 0]),
    bench: 'cac_payback_months',
    control: { min: 0, max: 240, step: 1 },
  },
  topShare: {
    label: 'Largest customer',
    unit: 'share',
    curve: corners([0.1, 0.25, 0.4, 0.6], [100, 60, 30, 0]),
    control: { min: 0, max: 1, step: 0.01 },
  },
  /** Edges of the market anchors (rubrics reference, D12); an edge earns what is halfway between its two anchors. */
  market: {
    label: 'Market you can serve',
    unit: 'money/year',
    curve: corners([0, 5e6, 50e6, 300e6, 1e9, 3e9], [10, 30, 50, 70, 90, 100]),
    control: { min: 0, max: 1e12, step: 1e6 },
  },
  years: {
    label: 'Your years in the field',
    unit: 'years',
    curve: corners([0, 2, 5, 10], [20, 50, 80, 100]),
    control: { min: 0, max: 70, step: 1 },
  },
} as const satisfies Readonly<Record<string, NumberMeasure>>;

export type NumberId = keyof typeof numberMeasures;

/** An answer that is scored as it is chosen, from the weakest to the strongest. */
interface ChoiceMeasure {
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
    label: 'Who builds it',
    field: 'whoBuilds',
    rungs: people.map((one) => ({ ...one, to: 'Bring someone who builds into the founding team' })),
  },
  sells: {
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
