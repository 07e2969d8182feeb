import type { Check } from '../finding.ts';
import { areComparable } from '../known.ts';
import { onPage } from '../page-side.ts';
import { measuredArpa, monthlyPrice, priceFactor } from '../prices.ts';
import { writePrice } from '../write-page.ts';

/** Where the record has no price of its own: with one, the page is held against that. */
export const check: Check = {
  id: 'page-and-arpa',
  title: 'Price on the page and revenue per customer',
  allows: 'What customers pay may be 1.5 times less than the cheapest plan, or more than the dearest.',
  keep: 'Both are right',
  find(company) {
    const arpa = measuredArpa(company);
    if (arpa === null || arpa.value <= 0 || monthlyPrice(company) !== null) return [];
    return company.pages.flatMap((page) => {
      const plans = page.plans
        .map((plan) => ({ plan, ...onPage(company, page, plan) }))
        .filter((one) => areComparable(one, arpa) && one.value > 0)
        .toSorted((a, z) => a.value - z.value);
      const [cheapest, dearest] = [plans[0], plans.at(-1)];
      if (cheapest === undefined || dearest === undefined) return [];
      const isBelow = arpa.value * priceFactor < cheapest.value;
      if (!isBelow && arpa.value <= dearest.value * priceFactor) return [];
      const shown = isBelow ? cheapest : dearest;
      return [
        {
          of: page.id,
          sides: [shown.side, arpa.side],
          why: `“${page.name}” asks ${shown.side.text}; a customer pays ${arpa.side.text}.`,
          settle: [
            writePrice(page, shown.plan, Math.round(arpa.value)),
            { kind: 'open', label: 'Open the page at the price', at: shown.side.from },
          ],
        },
      ];
    });
  },
};
