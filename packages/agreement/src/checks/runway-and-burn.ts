import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable, factNumber } from '../known.ts';

const [factor, least] = [1.25, 1];

export const check: Check = {
  id: 'runway-and-burn',
  title: 'Runway, cash and burn',
  allows: 'A quarter and one month: burn differs from month to month.',
  find(company) {
    const runway = factNumber(company, 'runwayMonths', { label: 'Runway you state', unit: 'months' });
    const cash = factNumber(company, 'cash', { label: 'Cash', unit: 'money' });
    const burn = factNumber(company, 'netBurn', { label: 'Net burn', unit: 'money/month' });
    if (runway === null || cash === null || burn === null || !areComparable(cash, burn)) return [];
    if (!(burn.value > 0) || cash.value < 0 || !(runway.value > 0)) return [];
    const lasts = Number((cash.value / burn.value).toFixed(1));
    const [low, high] = [Math.min(lasts, runway.value), Math.max(lasts, runway.value)];
    if (high - low <= least || high <= low * factor) return [];
    const text = formatValue(lasts, 'months');
    return [
      {
        sides: [
          runway.side,
          {
            ...cash.side,
            label: 'Cash over net burn',
            value: lasts,
            unit: 'months',
            text,
            facts: ['cash', 'netBurn'],
          },
        ],
        why: `You state ${runway.side.text} of runway; ${cash.side.text} at ${burn.side.text} lasts ${text}.`,
        settle: [
          { kind: 'fact', label: `State ${text}`, fact: 'runwayMonths', value: lasts },
          { kind: 'run', toolId: 'retention-burn' },
        ],
      },
    ];
  },
};
