import type { Benchmark } from '@slipway/facts';
import { type Case, said } from '../case.ts';
import type { Found } from '../factor.ts';
import { benchmarkSource } from '../sources.ts';
import type { SwotRule } from './rule.ts';

/** The band a value falls into; null without a benchmark. */
function bandOf(benchmark: Benchmark | null, value: number): string | null {
  const band = benchmark?.bands.find(
    ({ from, to }) => (from === null || value >= from) && (to === null || value < to),
  );
  return band?.label ?? null;
}

type NumberName = 'runwayMonths' | 'ltvToCac' | 'churnMonthly' | 'growthMonthly' | 'topCustomerShare';
const figures = {
  runwayMonths: { id: 'runway', label: 'Months of cash', unit: 'months' },
  ltvToCac: { id: 'ltv-to-cac', label: 'Lifetime value over cost of a customer', unit: 'ratio' },
  churnMonthly: { id: 'churn', label: 'Customers lost a month', unit: 'share/month' },
  growthMonthly: { id: 'growth', label: 'Revenue growth a month', unit: 'share/month' },
  topCustomerShare: { id: 'top-customer', label: 'Share of the largest customer', unit: 'share' },
} as const;

function measured(one: Case, name: NumberName): { value: number; shown: string } | null {
  const typed = one.input[name];
  if (typed === undefined) return null;
  // A typed "-0" is none.
  const value = typed + 0;
  const shown = one.figure({ ...figures[name], value, provenance: { kind: 'measured', field: name } });
  return { value, shown };
}

/** Figure, what is usual, and the words for it. */
function against(one: Case, benchmark: Benchmark | null, found: Omit<Found, 'evidence'>): Found {
  return {
    ...found,
    evidence: benchmark === null ? [] : [one.cite(benchmarkSource(benchmark))],
    specificity: 1.3,
  };
}

export const numberRules: readonly SwotRule[] = [
  {
    id: 'cash-short',
    box: 'weaknesses',
    group: 'cash',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const runway = measured(one, 'runwayMonths');
      if (runway === null || runway.value >= 12) return null;
      const isCritical = runway.value < 6;
      return against(one, one.basis.benchmarks.runway, {
        label: 'the cash ends soon',
        topic: 'runway',
        says: isCritical
          ? [
              `${runway.shown} of cash: raising alone can take that long, so cutting starts now.`,
              `With ${runway.shown} of cash, no plan for ${one.who} may take a quarter to pay.`,
            ]
          : [
              `${runway.shown} of cash leave room for one honest try with ${one.who}, not for another.`,
              `${runway.shown} of cash: a slow yes from ${one.who} would arrive too late.`,
            ],
        noun: `${runway.shown} of cash`,
        impact: isCritical ? 5 : runway.value < 9 ? 4 : 3,
        likelihood: isCritical ? 1 : 0.8,
      });
    },
  },
  {
    id: 'cash-long',
    box: 'strengths',
    group: 'numbers',
    impact: 3,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const runway = measured(one, 'runwayMonths');
      if (runway === null || runway.value < 18) return null;
      return against(one, one.basis.benchmarks.runway, {
        label: 'long breath',
        topic: 'runway',
        says: [
          `${runway.shown} of cash: you can wait for ${one.who} to decide, and say no to bad terms.`,
          `${runway.shown} of cash give time to be wrong about ${one.who} once and start again.`,
        ],
        noun: runway.shown,
      });
    },
  },
  {
    id: 'loses-on-each',
    box: 'weaknesses',
    group: 'cash',
    impact: 5,
    likelihood: 1,
    confidence: 0.9,
    find: (one) => {
      const ratio = measured(one, 'ltvToCac');
      if (ratio === null || ratio.value >= 1) return null;
      return {
        ...against(one, one.basis.benchmarks.ltvToCac, {
          label: 'each customer loses money',
          headline: `each customer loses money (${ratio.shown})`,
          topic: 'ltv',
          says: [
            `Each ${one.one} brings back ${ratio.shown} for every one spent on winning them: growth makes the loss larger.`,
            `At ${ratio.shown} of lifetime value per unit spent, every ${one.one} you add costs you money.`,
          ],
          noun: `${ratio.shown} back for each unit spent`,
        }),
        isStop: true,
      };
    },
  },
  {
    id: 'earns-little',
    box: 'weaknesses',
    group: 'cash',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const ratio = measured(one, 'ltvToCac');
      if (ratio === null || ratio.value < 1 || ratio.value >= 3) return null;
      return against(one, one.basis.benchmarks.ltvToCac, {
        label: 'customers cost too much to win',
        headline: `customers cost too much to win (${ratio.shown})`,
        topic: 'ltv',
        says: [
          `Lifetime value over cost is ${ratio.shown} for ${one.aOne}, below what David Skok calls healthy.`,
          `For ${one.who}, lifetime value over cost stands at ${ratio.shown}, under David Skok’s line for healthy.`,
        ],
        noun: `${ratio.shown} back for each unit spent`,
      });
    },
  },
  {
    id: 'earns-well',
    box: 'strengths',
    group: 'numbers',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.8,
    find: (one) => {
      const ratio = measured(one, 'ltvToCac');
      if (ratio === null || ratio.value < 3) return null;
      return against(one, one.basis.benchmarks.ltvToCac, {
        label: 'customers pay back well',
        topic: 'ltv',
        says: [
          `Lifetime value over cost is ${ratio.shown} for ${one.aOne}: more selling is worth the money.`,
          `At a ratio of ${ratio.shown} between value and cost, ${one.who} earn their keep.`,
        ],
        noun: ratio.shown,
      });
    },
  },
  {
    id: 'leaks',
    box: 'weaknesses',
    group: 'cash',
    impact: 5,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const churn = measured(one, 'churnMonthly');
      const { churn: usual } = one.basis.benchmarks;
      const band = churn === null ? null : bandOf(usual, churn.value);
      if (churn === null || (band !== 'poor' && band !== 'critical')) return null;
      return against(one, usual, {
        label: 'customers leave too fast',
        headline: `customers leave too fast (${churn.shown})`,
        topic: 'churn',
        says: [
          `${churn.shown} of ${one.who} leave: in the published bands for such buyers that is ${band}.`,
          `Losing ${churn.shown} of ${one.who} is ${band} by the published bands, and selling cannot outrun it.`,
        ],
        noun: `${churn.shown} of ${one.who} leaving`,
        impact: band === 'critical' ? 5 : 4,
      });
    },
  },
  {
    id: 'holds',
    box: 'strengths',
    group: 'numbers',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const churn = measured(one, 'churnMonthly');
      const { churn: usual } = one.basis.benchmarks;
      const band = churn === null ? null : bandOf(usual, churn.value);
      if (churn === null || (band !== 'good' && band !== 'excellent')) return null;
      return against(one, usual, {
        label: 'customers stay',
        topic: 'churn',
        says: [
          `Only ${churn.shown} of ${one.who} leave, ${band} for buyers of this size.`,
          `${one.who.charAt(0).toUpperCase()}${one.who.slice(1)} stay: ${churn.shown} leave, which counts as ${band}.`,
        ],
        noun: churn.shown,
      });
    },
  },
  {
    id: 'shrinks',
    box: 'weaknesses',
    group: 'cash',
    impact: 5,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const growth = measured(one, 'growthMonthly');
      if (growth === null || growth.value >= 0) return null;
      return {
        label: 'revenue shrinks',
        headline: `revenue shrinks (${growth.shown})`,
        topic: 'growth',
        says: [
          `Revenue moves by ${growth.shown}: before any plan, find out which ${one.who} stopped, and why.`,
          `At ${growth.shown}, time works against you: ${one.who} leave faster than others come.`,
        ],
        noun: `revenue at ${growth.shown}`,
        evidence: [],
        specificity: 1.3,
      };
    },
  },
  {
    id: 'grows-slowly',
    box: 'weaknesses',
    group: 'cash',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.8,
    find: (one) => growing(one, (yearly, usual) => yearly < usual),
  },
  {
    id: 'grows-well',
    box: 'strengths',
    group: 'numbers',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => growing(one, (yearly, usual) => yearly > usual * 2),
  },
  {
    id: 'one-customer',
    box: 'weaknesses',
    group: 'cash',
    impact: 4,
    likelihood: 0.6,
    confidence: 0.9,
    find: (one) => {
      const share = measured(one, 'topCustomerShare');
      if (share === null || share.value < 0.25) return null;
      return {
        label: 'one customer carries it',
        headline: `one customer carries it (${share.shown})`,
        topic: 'concentration',
        says: [
          `One customer brings ${share.shown} of revenue, and sets your price whether they know it or not.`,
          `${share.shown} of revenue hangs on one signature among ${one.who}.`,
        ],
        noun: `one customer at ${share.shown}`,
        evidence: [],
        impact: share.value >= 0.5 ? 5 : 4,
        specificity: 1.3,
      };
    },
  },
  {
    id: 'many-customers',
    box: 'strengths',
    group: 'numbers',
    impact: 2,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const share = measured(one, 'topCustomerShare');
      if (share === null || share.value === 0 || share.value > 0.1) return null;
      return {
        label: 'no customer too large to lose',
        topic: 'concentration',
        says: [
          `The largest customer brings ${share.shown} of revenue: no single ${one.one} can dictate terms.`,
          `Revenue is spread: the largest of your ${one.who} brings ${share.shown}.`,
        ],
        noun: share.shown,
        evidence: [],
      };
    },
  },
];

function growing(one: Case, isCase: (yearly: number, usual: number) => boolean): Found | null {
  const growth = measured(one, 'growthMonthly');
  const { growth: benchmark } = one.basis.benchmarks;
  const usual = benchmark?.typical;
  if (growth === null || growth.value < 0 || typeof usual !== 'number' || benchmark === null) return null;
  const yearly = (1 + growth.value) ** 12 - 1;
  if (!isCase(yearly, usual)) return null;
  const pace = one.figure({
    id: 'growth-yearly',
    label: 'The same growth kept up for a year',
    value: yearly,
    unit: 'share/year',
    provenance: {
      kind: 'derived',
      formula: '(1 + growth a month) to the power of twelve, less one',
      inputs: ['growth'],
    },
  });
  const cite = one.cite(benchmarkSource(benchmark));
  const median = one.figure({
    id: 'growth-usual',
    label: 'Median growth of young software companies',
    value: usual,
    unit: 'share/year',
    provenance: { kind: 'sourced', sources: [`benchmark-${benchmark.id}`] },
  });
  const isGood = yearly > usual;
  return {
    label: isGood ? 'growth above the usual' : 'growth below the usual',
    topic: 'growth',
    says: isGood
      ? [
          `${growth.shown} is a pace of ${pace}, against a median of ${median} for young software firms.`,
          `Growth of ${growth.shown} would make ${pace}; Lighter Capital’s median is ${median}.`,
        ]
      : [
          `${growth.shown} comes to ${pace}, below the median of ${median} for young software firms.`,
          `Kept up, ${growth.shown} makes ${pace}; Lighter Capital’s median start-up does ${median}.`,
        ],
    noun: isGood ? growth.shown : `growth of ${growth.shown}`,
    evidence: [cite, said('growthMonthly', String(growth.value))],
    specificity: 1.3,
  };
}
