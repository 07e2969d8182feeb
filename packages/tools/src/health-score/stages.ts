import type { Tone } from '@slipway/report';
import type { MeasureId } from './measures.ts';

export type Stage = 'pre-revenue' | 'early-revenue' | 'scaling';

export const dimensionLabels = {
  evidence: 'Evidence',
  market: 'Market',
  team: 'Team',
  product: 'Product',
  runway: 'Runway',
  growth: 'Growth',
  retention: 'Retention',
  unit: 'Unit economics',
  concentration: 'Concentration',
  efficiency: 'Efficiency',
} as const;

export type DimensionId = keyof typeof dimensionLabels;

interface Dimension {
  readonly id: DimensionId;
  /** Of 100. */
  readonly weight: number;
  readonly measures: readonly MeasureId[];
  /** Counted where it is known, and not asked for. */
  readonly besides?: readonly MeasureId[];
}

interface StageRule {
  readonly label: string;
  readonly dimensions: readonly Dimension[];
}

const team = ['builds', 'sells', 'years'] as const;
const unit = { measures: ['ltvCac'], besides: ['payback'] } as const;

/** Weights of metrics reference, G3. */
export const stages: Readonly<Record<Stage, StageRule>> = {
  'pre-revenue': {
    label: 'before revenue',
    dimensions: [
      { id: 'evidence', weight: 25, measures: ['evidence'] },
      { id: 'runway', weight: 25, measures: ['runway'] },
      { id: 'team', weight: 20, measures: team },
      { id: 'market', weight: 15, measures: ['market'] },
      { id: 'product', weight: 15, measures: ['product'] },
    ],
  },
  'early-revenue': {
    label: 'with early revenue',
    dimensions: [
      { id: 'growth', weight: 20, measures: ['growth'] },
      { id: 'retention', weight: 20, measures: ['retention'] },
      { id: 'runway', weight: 20, measures: ['runway'], besides: ['burnMultiple'] },
      { id: 'unit', weight: 10, ...unit },
      { id: 'market', weight: 10, measures: ['market'] },
      { id: 'team', weight: 10, measures: team },
      { id: 'concentration', weight: 10, measures: ['topShare'] },
    ],
  },
  scaling: {
    label: 'that is scaling',
    dimensions: [
      { id: 'growth', weight: 20, measures: ['growth'] },
      { id: 'retention', weight: 20, measures: ['retention'] },
      { id: 'efficiency', weight: 20, measures: ['burnMultiple'] },
      { id: 'unit', weight: 15, ...unit },
      { id: 'runway', weight: 15, measures: ['runway'] },
      { id: 'team', weight: 5, measures: team },
      { id: 'concentration', weight: 5, measures: ['topShare'] },
    ],
  },
};

/** Bands of metrics reference, G3. */
const grades: readonly {
  readonly says: string;
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}[] = [
  { says: 'in critical health', from: 0, to: 35, tone: 'poor' },
  { says: 'at risk', from: 35, to: 50, tone: 'poor' },
  { says: 'in fair health', from: 50, to: 65, tone: 'fair' },
  { says: 'in good health', from: 65, to: 80, tone: 'good' },
  { says: 'in strong health', from: 80, to: 100, tone: 'good' },
];

export function gradeOf(points: number): (typeof grades)[number] | undefined {
  return grades.find(({ from, to }) => points >= from && (points < to || to === 100));
}

/** What holds the whole score down before anything is averaged. */
export interface Gate {
  readonly measure: 'runway' | 'retention' | 'topShare';
  readonly when: 'below' | 'above';
  readonly edge: number;
  readonly cap: number;
}

export const gates: readonly Gate[] = [
  { measure: 'runway', when: 'below', edge: 6, cap: 40 },
  { measure: 'retention', when: 'below', edge: 0.7, cap: 60 },
  { measure: 'topShare', when: 'above', edge: 0.5, cap: 65 },
];

export const isShut = ({ when, edge }: Gate, value: number): boolean =>
  when === 'below' ? value < edge : value > edge;

/** Below this share of the weights a number would be a guess. */
export const leastCoverage = 0.5;
