import type { Check } from '../finding.ts';
import { areComparable } from '../known.ts';
import { measuredArpa, monthlyPrice } from '../prices.ts';

const near = 0.1;

/** Twelve times one is the other, within a tenth. */
export function isOtherPeriod(one: number, other: number): boolean {
  return [one / other, other / one].some((ratio) => Math.abs(ratio / 12 - 1) <= near);
}

export const check: Check = {
  id: 'price-period',
  title: 'Price a month and price a year',
  allows: 'Trips only where one is twelve times the other, within 10%: a mix-up of month and year.',
  keep: 'Both are right',
  find(company) {
    const [price, arpa] = [monthlyPrice(company), measuredArpa(company)];
    if (price === null || arpa === null || arpa.value <= 0 || !areComparable(price, arpa)) return [];
    if (!isOtherPeriod(price.value, arpa.value)) return [];
    const isMonth = price.value > arpa.value;
    const isSaidSo = (company.record.per?.value ?? 'month') === (isMonth ? 'month' : 'year');
    return [
      {
        sides: [price.side, arpa.side],
        why: `Your price is ${price.side.text}; a customer pays ${arpa.side.text}, a twelfth or twelve times as much.`,
        settle: isSaidSo
          ? [
              {
                kind: 'fact',
                label: isMonth ? 'The price is per year' : 'The price is per month',
                fact: 'per',
                value: isMonth ? 'year' : 'month',
              },
            ]
          : [{ kind: 'run', toolId: 'financial-metrics' }],
      },
    ];
  },
};
