import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable } from '../known.ts';
import { isPositive, market, runMarket } from '../market.ts';

const most = 0.2;

export const check: Check = {
  id: 'market-share',
  title: 'Total market and the part you win',
  allows: 'Up to 20% of the total market: few companies win more of one.',
  keep: 'Both are right',
  find(company) {
    const { total, reachable } = market(company);
    if (!isPositive(total) || !isPositive(reachable) || !areComparable(total, reachable)) return [];
    const share = reachable.value / total.value;
    // More than all of it is another finding.
    if (share <= most || share > 1) return [];
    const cap = Math.floor(total.value * most);
    return [
      {
        sides: [reachable.side, total.side],
        why: `You would win ${reachable.side.text} of ${total.side.text}: ${formatValue(share, 'share')} of everything sold.`,
        settle: [
          {
            kind: 'fact',
            label: `Say ${formatValue(cap, 'money/year', reachable.currency)}, ${formatValue(most, 'share')} of it`,
            fact: 'marketReachable',
            value: cap,
          },
          runMarket,
        ],
      },
    ];
  },
};
