import type { Check } from '../finding.ts';
import { areComparable } from '../known.ts';
import { onPage } from '../page-side.ts';
import { monthlyPrice } from '../prices.ts';
import { writePrice } from '../write-page.ts';

const same = 0.01;

export const check: Check = {
  id: 'page-price',
  title: 'Price on the page',
  allows: 'One plan of the page has to be your price, to the nearest 1%.',
  keep: 'Both are right',
  find(company) {
    const price = monthlyPrice(company);
    if (price === null) return [];
    return company.pages.flatMap((page) => {
      const plans = page.plans
        .map((plan) => ({ plan, ...onPage(company, page, plan) }))
        .filter((one) => areComparable(one, price));
      const [first] = plans;
      const isThere = plans.some(({ value }) => Math.abs(value - price.value) <= same * price.value);
      if (first === undefined || isThere) return [];
      const { plan } = first;
      const isYearly = company.record.per?.value === 'year';
      return [
        {
          of: page.id,
          sides: [price.side, first.side],
          why: `Your price is ${price.side.text}; “${page.name}” says ${first.side.text}.`,
          settle: [
            writePrice(page, plan, price.value),
            {
              kind: 'fact',
              label: `Set the price to ${first.side.text}`,
              fact: 'price',
              value: Number((isYearly ? first.value * 12 : first.value).toFixed(2)),
            },
            { kind: 'open', label: 'Open the page at the price', at: first.side.from },
          ],
        },
      ];
    });
  },
};
