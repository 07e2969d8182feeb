import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable, factNumber } from '../known.ts';

const most = 0.05;

export const check: Check = {
  id: 'revenue-year',
  title: 'Revenue a month and a year',
  allows: 'A twentieth: yearly recurring revenue is twelve times the month.',
  find(company) {
    const mrr = factNumber(company, 'mrr', { label: 'Revenue a month', unit: 'money/month' });
    const arr = factNumber(company, 'arr', { label: 'Revenue a year', unit: 'money/year' });
    if (mrr === null || arr === null || !areComparable(mrr, arr)) return [];
    const year = mrr.value * 12;
    if (!(year > 0) || Math.abs(arr.value - year) <= most * Math.max(arr.value, year)) return [];
    const text = formatValue(year, 'money/year', arr.currency ?? mrr.currency);
    return [
      {
        sides: [mrr.side, arr.side],
        why: `${mrr.side.text} makes ${text}; you state ${arr.side.text}.`,
        settle: [
          { kind: 'fact', label: `State ${text}`, fact: 'arr', value: year },
          {
            kind: 'fact',
            label: `State ${formatValue(arr.value / 12, 'money/month', mrr.currency)}`,
            fact: 'mrr',
            value: Number((arr.value / 12).toFixed(2)),
          },
        ],
      },
    ];
  },
};
