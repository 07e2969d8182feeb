import type { Check } from '../finding.ts';
import { areApart, figure, rounded, slotIn } from '../known.ts';

const [factor, least] = [2, 0.01];

export const check: Check = {
  id: 'churn-two-ways',
  title: 'Churn of months and of cohorts',
  allows: 'Twice as much, and one point a month: newer customers leave sooner than old ones.',
  keep: 'Both are right',
  find(company) {
    const months = figure(company, 'financial-metrics', 'logo-churn', 'Churn in your months');
    const cohorts = figure(company, 'retention-burn', 'churn', 'Churn in your cohorts');
    if (months === null || cohorts === null) return [];
    // Typed into the record, the founder has chosen one.
    if ((slotIn(company, 'logoChurn')?.provenance.kind ?? 'result') !== 'result') return [];
    if (Math.abs(months.value - cohorts.value) <= least) return [];
    if (!areApart(months.value, cohorts.value, factor)) return [];
    return [
      {
        sides: [months.side, cohorts.side],
        why: `Your monthly figures lose ${months.side.text} of customers, your cohorts ${cohorts.side.text}.`,
        settle: [cohorts, months].map(({ side, value }) => ({
          kind: 'fact' as const,
          label: `State ${side.text}`,
          fact: 'logoChurn',
          value: rounded(value),
        })),
      },
    ];
  },
};
