import type { Check } from '../finding.ts';
import { areComparable, factNumber } from '../known.ts';
import { isPositive, market, runMarket } from '../market.ts';

export const check: Check = {
  id: 'sales-and-market',
  title: 'Sales and the market you can win',
  allows: 'Nothing: what you sell already is part of what you can win.',
  find(company) {
    const { reachable } = market(company);
    const arr = factNumber(company, 'arr', { label: 'Sales a year', unit: 'money/year' });
    if (!isPositive(reachable) || !isPositive(arr) || !areComparable(reachable, arr)) return [];
    if (arr.value <= reachable.value) return [];
    return [
      {
        sides: [arr.side, reachable.side],
        why: `You sell ${arr.side.text} already; the market you can win is ${reachable.side.text}.`,
        settle: [
          runMarket,
          {
            kind: 'fact',
            label: 'Take the market you can win out',
            fact: 'marketReachable',
            value: null,
          },
        ],
      },
    ];
  },
};
