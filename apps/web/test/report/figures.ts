import { constant, type Figure, monthsPerYear, type Source, times } from '@slipway/core';

function usd(id: string, label: string, value: number | null, more: Partial<Figure> = {}): Figure {
  return {
    id,
    label,
    value,
    unit: 'money',
    currency: 'USD',
    provenance: computed('sales model at this input', ['capacity', 'price']),
    ...more,
  };
}
function points(id: string, label: string, value: number | null, more: Partial<Figure> = {}): Figure {
  return {
    id,
    label,
    value,
    unit: 'points',
    provenance: computed('rubric level of the answer', ['interviews']),
    ...more,
  };
}
function computed(formula: string, inputs: readonly string[]) {
  return { kind: 'derived', formula, inputs } as const;
}

const unknowns = 'what the unknowns allow';

const list: readonly Figure[] = [
  {
    id: 'offices',
    label: 'Dental offices in the United States',
    value: 187_426,
    unit: 'count',
    noun: 'dental offices',
    provenance: { kind: 'sourced', sources: ['census', 'ada'] },
    range: { low: 135_000, high: 201_000, means: 'publishers disagree' },
  },
  {
    id: 'price',
    label: 'Price per office',
    value: 349,
    unit: 'money/month',
    currency: 'USD',
    provenance: { kind: 'measured', field: 'pricePerMonth', quote: 'we would charge $349 a month' },
  },
  {
    id: 'reach',
    label: 'Offices that book by phone',
    value: 0.38,
    unit: 'share',
    provenance: {
      kind: 'assumed',
      why: 'No publisher counts it; between a third and a half in interviews.',
      assumption: 'reach',
    },
  },
  {
    id: 'capacity',
    label: 'New offices a rep closes',
    value: 2.5,
    unit: 'count/month',
    noun: 'dental offices',
    provenance: { kind: 'assumed', why: 'One full-time seller, two calls a day.', assumption: 'capacity' },
  },
  {
    id: 'interviews',
    label: 'Interviews held',
    value: 11,
    unit: 'count',
    noun: 'interviews',
    provenance: { kind: 'measured', field: 'evidence', quote: 'talked to 11 practice managers' },
  },
  usd('tam', 'Total market', 784_940_088, {
    unit: 'money/year',
    provenance: computed('offices × price × 12', ['offices', 'price']),
    range: { low: 565_380_000, high: 841_788_000, means: 'publishers disagree' },
  }),
  usd('sam', 'Serviceable market', 298_277_233, {
    unit: 'money/year',
    provenance: computed('total market × offices that book by phone', ['tam', 'reach']),
  }),
  usd('som', 'Obtainable in three years', 376_920, {
    unit: 'money/year',
    provenance: {
      kind: 'derived',
      formula: times('capacity', constant(36, 'months'), 'price', monthsPerYear),
      inputs: ['capacity', 'price'],
    },
  }),
  points('score', 'Idea score', 41, {
    range: { low: 33, high: 58, means: unknowns },
    provenance: computed('weighted mean of ten dimensions × 10', ['problem', 'pay', 'timing']),
  }),
  points('problem', 'Problem severity', 7, { range: { low: 6, high: 7, means: unknowns } }),
  points('frequency', 'Frequency', 8),
  points('pay', 'Willingness to pay', 4, { range: { low: 2, high: 6, means: unknowns } }),
  points('timing', 'Timing', null, {
    range: { low: 2, high: 8, means: unknowns },
    status: 'missing',
    reason: 'Not told: why now',
  }),
  points(
    'edge',
    'Differentiation from Weave, NexHealth and the practice-management suites that already own the calendar',
    3,
  ),
  points('fit', 'Founder fit', 0),
  points('rival-problem', 'Problem severity (rival)', 6),
  points('rival-frequency', 'Frequency (rival)', 5),
  points('rival-pay', 'Willingness to pay (rival)', 8),
  points('rival-timing', 'Timing (rival)', 5),
  points('rival-edge', 'Differentiation (rival)', 6),
  points('rival-fit', 'Founder fit (rival)', 7),
  usd('mrr', 'Monthly recurring revenue', 48_210, {
    unit: 'money/month',
    period: 'October 2026',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  usd('mrr-start', 'MRR at the start', 41_900, {
    unit: 'money/month',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  usd('mrr-new', 'New MRR', 7_450, {
    unit: 'money/month',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  usd('mrr-up', 'Expansion', 1_320, {
    unit: 'money/month',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  usd('mrr-down', 'Contraction', 410, {
    unit: 'money/month',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  usd('mrr-lost', 'Churned MRR', -2_050, {
    unit: 'money/month',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  }),
  {
    id: 'burn-multiple',
    label: 'Burn multiple',
    value: 1.84,
    unit: 'ratio',
    period: 'last 3 months',
    provenance: computed('net burn ÷ net new ARR, both for the same three months', ['burn', 'mrr']),
  },
  {
    id: 'burn',
    label: 'Net burn',
    value: 139_000,
    unit: 'money/quarter',
    currency: 'USD',
    provenance: { kind: 'measured', field: 'monthlyTable' },
  },
  {
    id: 'cac',
    label: 'Cost to win a customer',
    value: null,
    unit: 'money',
    currency: 'USD',
    status: 'undefined',
    reason: 'Not defined: no new customers in the period',
    provenance: computed('sales and marketing ÷ new customers', ['burn']),
  },
  {
    id: 'nrr',
    label: 'Net revenue retention',
    value: 1.043,
    unit: 'share',
    status: 'low_data',
    reason: 'Nine starting customers',
    provenance: computed('(start + expansion − contraction − churn) ÷ start', [
      'mrr-start',
      'mrr-up',
      'mrr-down',
      'mrr-lost',
    ]),
  },
  {
    id: 'runway',
    label: 'Runway',
    value: 7.4,
    unit: 'months',
    provenance: computed('cash ÷ net burn a month', ['burn']),
  },
  {
    id: 'tiny',
    label: 'Chance that a visitor signs up',
    value: 0.00037,
    unit: 'share',
    provenance: { kind: 'sourced', sources: ['blog'] },
  },
  usd('huge', 'World spending on dentistry', 5.4e14, { provenance: { kind: 'sourced', sources: ['blog'] } }),
  usd('p10', 'P10', 121_000),
  usd('p50', 'P50', 377_000),
  usd('p90', 'P90', 1_180_000),
  usd('t-price-low', 'Obtainable at the low price', 214_000),
  usd('t-price-high', 'Obtainable at the high price', 538_000),
  usd('t-cap-low', 'Obtainable with one close', 151_000),
  usd('t-cap-high', 'Obtainable with five closes', 754_000),
  usd('t-churn-low', 'Obtainable at low churn', 421_000),
  usd('t-churn-high', 'Obtainable at high churn', 302_000),
  usd('price-low', 'Lowest price', 199, { unit: 'money/month' }),
  usd('price-high', 'Highest price', 499, { unit: 'money/month' }),
  {
    id: 'cap-low',
    label: 'Fewest closes',
    value: 1,
    unit: 'count/month',
    provenance: computed('end of the range asked for', ['capacity']),
  },
  {
    id: 'cap-high',
    label: 'Most closes',
    value: 5,
    unit: 'count/month',
    provenance: computed('end of the range asked for', ['capacity']),
  },
  {
    id: 'churn-low',
    label: 'Lowest churn',
    value: 0.01,
    unit: 'share/month',
    provenance: computed('end of the range asked for', ['capacity']),
  },
  {
    id: 'churn-high',
    label: 'Highest churn',
    value: 0.045,
    unit: 'share/month',
    provenance: computed('end of the range asked for', ['capacity']),
  },
];

export const figures: Readonly<Record<string, Figure>> = Object.fromEntries(list.map((one) => [one.id, one]));

export const sources: Readonly<Record<string, Source>> = {
  census: {
    id: 'census',
    publisher: 'US Census Bureau, County Business Patterns',
    what: 'Establishments, offices of dentists (NAICS 6212)',
    year: 2021,
    region: 'US',
    confidence: 'high',
  },
  ada: {
    id: 'ada',
    publisher: 'American Dental Association',
    what: 'Dentists in active practice',
    year: 2023,
    region: 'US',
    confidence: 'medium',
    note: 'Counts people, not offices.',
  },
  bessemer: {
    id: 'bessemer',
    publisher: 'David Sacks',
    what: 'Burn multiple bands',
    year: 2020,
    region: 'global',
    confidence: 'high',
  },
  blog: {
    id: 'blog',
    publisher: 'A vendor blog',
    what: 'Sign-up rate of a scheduling page',
    year: null,
    region: null,
    confidence: 'low',
    note: 'One company, self-reported.',
  },
};
