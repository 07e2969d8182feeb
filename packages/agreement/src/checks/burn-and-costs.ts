import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable, factNumber } from '../known.ts';

const part = 0.3;

export const check: Check = {
  id: 'burn-and-costs',
  title: 'Net burn, costs and revenue',
  allows: 'Three tenths of the costs: payments come late and some costs come once.',
  find(company) {
    const net = factNumber(company, 'netBurn', { label: 'Net burn you state', unit: 'money/month' });
    const gross = factNumber(company, 'grossBurn', { label: 'Costs a month', unit: 'money/month' });
    const mrr = factNumber(company, 'mrr', { label: 'Revenue a month', unit: 'money/month' });
    if (net === null || gross === null || mrr === null || !(gross.value > 0)) return [];
    if (!areComparable(net, gross) || !areComparable(net, mrr)) return [];
    const left = gross.value - mrr.value;
    if (Math.abs(net.value - left) <= part * gross.value) return [];
    const text = formatValue(left, 'money/month', net.currency);
    return [
      {
        sides: [
          net.side,
          {
            ...gross.side,
            label: 'Costs less revenue',
            value: left,
            text,
            facts: ['grossBurn', 'mrr'],
          },
        ],
        why: `Costs of ${gross.side.text} less ${mrr.side.text} of revenue is ${text}; you state a net burn of ${net.side.text}.`,
        settle: [
          { kind: 'fact', label: `State ${text}`, fact: 'netBurn', value: Number(left.toFixed(2)) },
          { kind: 'run', toolId: 'retention-burn' },
        ],
      },
    ];
  },
};
