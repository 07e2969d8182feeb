import type { Block, Statement } from '@slipway/report';

const measured = { kind: 'measured', field: 'monthlyTable' } as const;
const says = (id: string, text: string): Statement => ({ id, text, evidence: [] });
const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export const moneyBlocks: readonly Block[] = [
  {
    kind: 'rings',
    id: 'rings',
    title: 'How much market there is',
    intro: says('r0', 'Counted from {{f:offices}} at {{f:price}}.'),
    rings: [
      { label: 'Total', figure: 'tam', note: says('r1', 'Every one of the {{f:offices}} at {{f:price}}.') },
      {
        label: 'Serviceable',
        figure: 'sam',
        note: says('r2', 'Only those that book by phone: {{f:reach}}.'),
      },
      {
        label: 'Obtainable',
        figure: 'som',
        note: says('r3', 'What one seller closing {{f:capacity}} can bring in.'),
      },
    ],
  },
  {
    kind: 'waterfall',
    id: 'bridge',
    title: 'Recurring revenue in October',
    steps: [
      { label: 'Start', figure: 'mrr-start', role: 'start' },
      { label: 'New customers', figure: 'mrr-new', role: 'up' },
      { label: 'Expansion', figure: 'mrr-up', role: 'up' },
      { label: 'Contraction', figure: 'mrr-down', role: 'down' },
      { label: 'Churned', figure: 'mrr-lost', role: 'down' },
      { label: 'End of October', figure: 'mrr', role: 'total' },
    ],
  },
  {
    kind: 'line',
    id: 'trend',
    title: 'Twelve months',
    x: months,
    series: [
      {
        label: 'MRR',
        unit: 'money/month',
        currency: 'USD',
        values: [21e3, 23e3, 24.5e3, null, 28e3, 31e3, 33e3, 35.2e3, 38e3, 40e3, 41.9e3, 48.21e3],
        provenance: measured,
      },
      {
        label: 'Plan',
        unit: 'money/month',
        currency: 'USD',
        values: [20e3, 22e3, 25e3, 28e3, 31e3, 34e3, 37e3, 40e3, 43e3, 46e3, 49e3, 52e3],
        provenance: { kind: 'assumed', why: 'Your plan of last November.' },
        projected: true,
      },
      {
        label: 'Logo churn',
        unit: 'share/month',
        values: [0.03, 0.028, 0.031, 0.025, null, 0.022, 0.024, 0.02, 0.019, 0.021, 0.018, 0.017],
        provenance: measured,
      },
      {
        label: 'Net burn',
        unit: 'money/quarter',
        currency: 'USD',
        values: [-20e3, 10e3, 30e3, 60e3, 90e3, 100e3, 120e3, 130e3, 139e3, 139e3, 138e3, 139e3],
        provenance: measured,
      },
    ],
  },
  {
    kind: 'tornado',
    id: 'tornado',
    title: 'What moves the obtainable market',
    outcome: 'som',
    rows: [
      {
        label: 'Offices a rep closes',
        low: 't-cap-low',
        high: 't-cap-high',
        from: 'cap-low',
        to: 'cap-high',
      },
      {
        label: 'Price per office',
        low: 't-price-low',
        high: 't-price-high',
        from: 'price-low',
        to: 'price-high',
      },
      {
        label: 'Churn a month',
        low: 't-churn-low',
        high: 't-churn-high',
        from: 'churn-low',
        to: 'churn-high',
      },
    ],
  },
  {
    kind: 'distribution',
    id: 'dist',
    title: 'Obtainable market in 10,000 draws',
    unit: 'money',
    currency: 'USD',
    draws: 10_000,
    seed: 4711,
    bins: [120, 640, 1300, 1680, 1540, 1260, 960, 720, 540, 390, 280, 200, 140, 100, 60, 40, 20, 10].map(
      (count, at) => ({ from: at * 100_000, to: (at + 1) * 100_000, count }),
    ),
    marks: [
      { label: 'P10', figure: 'p10' },
      { label: 'P50', figure: 'p50' },
      { label: 'P90', figure: 'p90' },
    ],
    provenance: {
      kind: 'derived',
      formula: 'closes × months × price × 12, each drawn from its range',
      inputs: ['capacity', 'price'],
    },
  },
  {
    kind: 'cards',
    id: 'cards',
    title: 'Metrics',
    cards: [
      {
        figure: 'burn-multiple',
        source: 'bessemer',
        bands: [
          { label: 'Amazing', from: null, to: 1, tone: 'good' },
          { label: 'Great', from: 1, to: 1.5, tone: 'good' },
          { label: 'Good', from: 1.5, to: 2, tone: 'fair' },
          { label: 'Suspect', from: 2, to: 3, tone: 'poor' },
          { label: 'Bad', from: 3, to: null, tone: 'poor' },
        ],
        reading: says('k1', 'Each new dollar of yearly revenue costs {{f:burn-multiple}} dollars.'),
        question: says('k2', 'What happens to {{f:burn}} of burn if new customers halve?'),
        trail: [2.9, 2.7, 2.4, null, 2.1, 2.2, 1.9, 1.84],
      },
      { figure: 'cac', bands: [], reading: says('k3', 'Sales cost {{f:burn}} and brought nobody in.') },
      {
        figure: 'nrr',
        bands: [
          { label: 'Under', from: null, to: 1, tone: 'poor' },
          { label: 'Above', from: 1, to: null, tone: 'good' },
        ],
        definitions: {
          assumption: 'nrr-definition',
          chosen: 'cohort',
          options: [
            {
              value: 'cohort',
              label: 'Starting customers only',
              formula: '(start + expansion − contraction − churn) ÷ start',
            },
            { value: 'all', label: 'All revenue', formula: 'end ÷ start' },
          ],
        },
      },
      { figure: 'mrr', bands: [], trail: [21, 23, 24.5, 28, 31, 33, 35, 38, 40, 41.9, 48.2] },
      {
        figure: 'runway',
        bands: [
          { label: 'Danger', from: 0, to: 6, tone: 'poor' },
          { label: 'Raise now', from: 6, to: 12, tone: 'fair' },
          { label: 'Safe', from: 12, to: 24, tone: 'good' },
        ],
      },
      { figure: 'tiny', bands: [{ label: 'Usual', from: 0.02, to: 0.05, tone: 'good' }], source: 'blog' },
      { figure: 'huge', bands: [] },
    ],
  },
  {
    kind: 'assumptions',
    id: 'assumptions',
    title: 'Assumptions you can change',
    rows: [
      {
        id: 'price',
        label: 'Price per office',
        figure: 'price',
        control: { type: 'number', min: 1, max: 5000, step: 1 },
        isOwn: true,
        why: says('a1', 'Your own figure.'),
      },
      {
        id: 'reach',
        label: 'Offices that book by phone',
        figure: 'reach',
        control: { type: 'number', min: 0, max: 1, step: 0.01 },
        isOwn: false,
        why: says('a2', 'Between a third and a half in interviews.'),
      },
      {
        id: 'capacity',
        label: 'New offices a rep closes',
        figure: 'capacity',
        control: { type: 'number', min: 0, max: 20, step: 0.5 },
        isOwn: false,
        why: says('a3', 'One seller, two calls a day.'),
      },
      {
        id: 'method',
        label: 'Method that leads',
        chosen: 'bottom-up',
        control: {
          type: 'choice',
          options: [
            { value: 'bottom-up', label: 'Bottom-up' },
            { value: 'top-down', label: 'Top-down' },
          ],
        },
        isOwn: false,
        why: says('a4', 'Bottom-up rests on counted offices.'),
      },
    ],
  },
];
