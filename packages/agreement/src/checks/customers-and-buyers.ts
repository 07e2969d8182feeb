import type { Check } from '../finding.ts';
import { figure, lastMonth } from '../known.ts';
import { runMarket } from '../market.ts';

export const check: Check = {
  id: 'customers-and-buyers',
  title: 'Customers and buyers in the market',
  allows: 'Nothing: customers are some of the buyers.',
  keep: 'Both are right',
  find(company) {
    const customers = lastMonth(company, 'customers', { label: 'Paying customers', unit: 'count' });
    const buyers =
      figure(company, 'market-size-estimator', 'buyers', 'Buyers there are') ??
      figure(company, 'market-size-estimator', 'counted', 'Buyers there are');
    if (customers === null || buyers === null || customers.value <= buyers.value) return [];
    return [
      {
        sides: [customers.side, buyers.side],
        why: `You have ${customers.side.text} customers; your market counts ${buyers.side.text} buyers in all.`,
        settle: [runMarket],
      },
    ];
  },
};
