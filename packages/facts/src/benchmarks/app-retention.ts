import type { Benchmark } from '../knowledge.ts';

type Span = readonly [number, number];
const days = ['d1', 'd7', 'd30'] as const;

/** Percent of users active on day 1, 7 and 30 (metrics reference, B3). */
const rows: readonly {
  readonly category: string;
  readonly id: string;
  readonly percent: readonly [Span, Span, Span];
}[] = [
  {
    category: 'all apps',
    id: 'all-apps',
    percent: [
      [24, 27],
      [10, 13],
      [5, 7],
    ],
  },
  {
    category: 'banking and fintech',
    id: 'banking-fintech',
    percent: [
      [22, 31],
      [12, 18],
      [5, 12],
    ],
  },
  {
    category: 'news',
    id: 'news',
    percent: [
      [25, 33],
      [14, 19],
      [9, 13],
    ],
  },
  {
    category: 'social',
    id: 'social',
    percent: [
      [25, 30],
      [9, 13],
      [3, 8],
    ],
  },
  {
    category: 'shopping',
    id: 'shopping',
    percent: [
      [18, 25],
      [8, 11],
      [4, 6],
    ],
  },
  {
    category: 'games',
    id: 'games',
    percent: [
      [28, 33],
      [8, 13],
      [2, 6],
    ],
  },
  {
    category: 'health and fitness',
    id: 'health-fitness',
    percent: [
      [18, 24],
      [7, 10],
      [3, 5],
    ],
  },
  {
    category: 'food and drink',
    id: 'food-drink',
    percent: [
      [16, 23],
      [6, 9],
      [3, 5],
    ],
  },
  {
    category: 'education',
    id: 'education',
    percent: [
      [14, 21],
      [4, 8],
      [2, 3],
    ],
  },
  {
    category: 'travel',
    id: 'travel',
    percent: [
      [16, 20],
      [5, 8],
      [2, 4],
    ],
  },
  {
    category: 'entertainment / streaming',
    id: 'entertainment-streaming',
    percent: [
      [20, 25],
      [8, 11],
      [3, 5],
    ],
  },
  {
    category: 'productivity / business',
    id: 'productivity-business',
    percent: [
      [17, 24],
      [7, 11],
      [3, 6],
    ],
  },
];

const byVendors: readonly Benchmark[] = rows.flatMap(({ category, id, percent }) =>
  days.map((day, at) => {
    const [low, high] = percent[at] ?? [0, 0];
    return {
      id: `app-retention-${day}/${id}`,
      metric: `app_retention_${day}`,
      segment: category,
      lowerIsBetter: false,
      bands: [],
      typical: [low / 100, high / 100] as const,
      what: 'classic day-N, median of public vendor reports',
      publisher: 'Public vendor reports 2022-2025',
      year: 2025,
      confidence: category === 'all apps' ? ('medium' as const) : ('low' as const),
      note: 'Vendors differ by a factor of two or more: definitions and samples differ.',
    };
  }),
);

const byAdjust: readonly Benchmark[] = (
  [
    ['d1', 0.26],
    ['d7', 0.13],
    ['d30', 0.07],
  ] as const
).map(([day, typical]) => ({
  id: `app-retention-${day}/adjust`,
  metric: `app_retention_${day}`,
  segment: 'all apps',
  lowerIsBetter: false,
  bands: [],
  typical,
  what: 'median, classic day-N',
  publisher: 'Adjust',
  year: 2024,
  confidence: 'medium',
  note: null,
}));

export const appRetentionBenchmarks: readonly Benchmark[] = [...byVendors, ...byAdjust];
