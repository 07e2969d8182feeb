import type { Check } from '../finding.ts';
import { areApart, areComparable, rounded } from '../known.ts';
import { measuredArpa, monthlyPrice, priceFactor } from '../prices.ts';
import { isOtherPeriod } from './price-period.ts';

export const check: Check = {
  id: 'price-and-arpa',
  title: 'Price and revenue per customer',
  allows: 'Either may be 1.5 times the other: discounts and extras explain as much.',
  keep: 'Both are right',
  find(company) {
    const [price, arpa] = [monthlyPrice(company), measuredArpa(company)];
    if (price === null || arpa === null || arpa.value <= 0 || !areComparable(price, arpa)) return [];
    if (!areApart(price.value, arpa.value, priceFactor) || isOtherPeriod(price.value, arpa.value)) return [];
    const isYearly = company.record.per?.value === 'year';
    return [
      {
        sides: [price.side, arpa.side],
        why: `Your price is ${price.side.text}; a customer pays ${arpa.side.text}.`,
        settle: [
          {
            kind: 'fact',
            label: `Set the price to ${arpa.side.text}`,
            fact: 'price',
            value: rounded(isYearly ? arpa.value * 12 : arpa.value),
          },
          { kind: 'run', toolId: 'financial-metrics' },
        ],
      },
    ];
  },
};
