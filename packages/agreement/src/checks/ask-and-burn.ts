import { formatValue } from '@slipway/report';
import type { Check, Settlement } from '../finding.ts';
import { areComparable, factNumber, rounded } from '../known.ts';

const [short, long] = [0.9, 2];

export const check: Check = {
  id: 'ask-and-burn',
  title: 'Sum you raise and burn',
  allows: 'The sum may last a tenth shorter than you say, or twice as long: burn rises after a round.',
  keep: 'Both are right: burn will change',
  find(company) {
    const sum = factNumber(company, 'askSum', { label: 'Sum you raise', unit: 'money' });
    const burn = factNumber(company, 'netBurn', { label: 'Net burn', unit: 'money/month' });
    const months = factNumber(company, 'askMonths', { label: 'Months it has to last', unit: 'months' });
    if (sum === null || burn === null || months === null || !areComparable(sum, burn)) return [];
    if (!(sum.value > 0) || !(burn.value > 0) || !(months.value > 0)) return [];
    const lasts = sum.value / burn.value;
    if (lasts >= months.value * short && lasts <= months.value * long) return [];
    const needed = rounded(burn.value * months.value);
    const whole = Math.round(lasts);
    const fits: Settlement[] =
      whole >= 1 && whole <= 120
        ? [{ kind: 'fact', label: `Say ${formatValue(whole, 'months')}`, fact: 'askMonths', value: whole }]
        : [];
    return [
      {
        sides: [
          months.side,
          {
            ...sum.side,
            label: 'What it lasts at today’s burn',
            value: lasts,
            unit: 'months',
            text: formatValue(lasts, 'months'),
            facts: ['askSum', 'netBurn'],
          },
        ],
        why: `You raise ${sum.side.text} for ${months.side.text}; at ${burn.side.text} of burn it lasts ${formatValue(lasts, 'months')}.`,
        settle: [
          {
            kind: 'fact',
            label: `Raise ${formatValue(needed, 'money', sum.currency)}`,
            fact: 'askSum',
            value: needed,
          },
          ...fits,
        ],
      },
    ];
  },
};
