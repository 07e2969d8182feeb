import type { Check } from '../finding.ts';
import { areComparable, factNumber, knownOf, slotIn } from '../known.ts';
import { readMonths, revenueIn, sayMonth } from '../monthly.ts';

const most = 0.1;

export const check: Check = {
  id: 'revenue-and-months',
  title: 'Revenue you state and the last month',
  allows: 'A tenth: what you state may be of some days later.',
  keep: 'Both are right',
  find(company) {
    const mrr = factNumber(company, 'mrr', { label: 'Revenue you state', unit: 'money/month' });
    const slot = slotIn(company, 'months');
    const row = slot === null ? undefined : readMonths(slot).findLast((one) => revenueIn(one) !== null);
    if (mrr === null || slot === null || row === undefined) return [];
    const last = knownOf(company, 'months', slot, revenueIn(row) ?? 0, {
      label: 'Revenue of the last month',
      unit: 'money/month',
      quote: sayMonth(row.month),
    });
    if (!areComparable(mrr, last)) return [];
    if (Math.abs(mrr.value - last.value) <= most * Math.max(mrr.value, last.value)) return [];
    return [
      {
        sides: [mrr.side, last.side],
        why: `You state ${mrr.side.text}; your table has ${last.side.text} in ${sayMonth(row.month)}.`,
        settle: [
          { kind: 'fact', label: `State ${last.side.text}`, fact: 'mrr', value: last.value },
          { kind: 'run', toolId: 'financial-metrics' },
        ],
      },
    ];
  },
};
