import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { areComparable, factNumber, figure, rounded } from '../known.ts';
import { isPositive, market, runMarket } from '../market.ts';

const over = 1.1;
const usualYears = 3;

export const check: Check = {
  id: 'som-and-sales',
  title: 'Market you can win and people who sell',
  allows: 'The market you can win may be a tenth above what your sellers can sign in the years you give it.',
  find(company) {
    const { reachable } = market(company);
    const sellers = factNumber(company, 'sellers', { label: 'People who sell', unit: 'count' });
    const deals = factNumber(company, 'dealsPerSeller', {
      label: 'Customers each signs a month',
      unit: 'count/month',
    });
    const each = figure(company, 'market-size-estimator', 'each', 'What one customer pays a year');
    if (!isPositive(reachable) || sellers === null || deals === null || !isPositive(each)) return [];
    if (!areComparable(reachable, each)) return [];
    const years = figure(company, 'market-size-estimator', 'years', 'Years')?.value ?? usualYears;
    const most = sellers.value * deals.value * 12 * years * each.value;
    if (reachable.value <= most * over) return [];
    const text = formatValue(most, 'money/year', reachable.currency);
    return [
      {
        sides: [
          reachable.side,
          {
            ...sellers.side,
            label: 'What your sellers can sign',
            value: most,
            unit: 'money/year',
            text,
            facts: ['sellers', 'dealsPerSeller'],
          },
        ],
        why: `You say you can win ${reachable.side.text}; ${sellers.side.text} selling ${deals.side.text} each reach ${text} in ${formatValue(years, 'years')}.`,
        settle: [
          { kind: 'fact', label: `Say ${text}`, fact: 'marketReachable', value: rounded(most, 2) },
          runMarket,
        ],
      },
    ];
  },
};
