import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable, factNumber, rounded } from '../known.ts';

const [above, below] = [1.25, 3];

export const check: Check = {
  id: 'ltv-and-churn',
  title: 'Lifetime value and churn',
  allows:
    'Up to a quarter above revenue per customer over churn, and down to a third of it: margin, caps and discounts take that much.',
  find(company) {
    const ltv = factNumber(company, 'ltv', { label: 'Lifetime value you state', unit: 'money' });
    const arpa = factNumber(company, 'arpa', { label: 'Revenue per customer', unit: 'money/month' });
    const churn = factNumber(company, 'logoChurn', { label: 'Customers lost a month', unit: 'share/month' });
    if (ltv === null || arpa === null || churn === null || !areComparable(ltv, arpa)) return [];
    if (!(ltv.value > 0) || !(arpa.value > 0) || !(churn.value > 0) || churn.value > 1) return [];
    const margin = factNumber(company, 'grossMargin', { label: 'Gross margin', unit: 'share' })?.value ?? 1;
    const all = arpa.value / churn.value;
    const kept = all * (margin > 0 && margin <= 1 ? margin : 1);
    if (ltv.value <= all * above && ltv.value * below >= kept) return [];
    const text = formatValue(rounded(kept), 'money', ltv.currency);
    return [
      {
        sides: [
          ltv.side,
          {
            ...churn.side,
            label: 'What the churn leaves',
            value: kept,
            unit: 'money',
            text,
            facts: ['arpa', 'logoChurn', 'grossMargin'],
          },
        ],
        why: `You state a lifetime value of ${ltv.side.text}; ${arpa.side.text} with ${churn.side.text} leaving gives ${text}.`,
        settle: [
          { kind: 'fact', label: `State ${text}`, fact: 'ltv', value: rounded(kept) },
          { kind: 'run', toolId: 'retention-burn' },
        ],
      },
    ];
  },
};
