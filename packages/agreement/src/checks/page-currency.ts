import type { Check } from '../finding.ts';
import { slotIn, textSide } from '../known.ts';
import { onPage } from '../page-side.ts';

export const check: Check = {
  id: 'page-currency',
  title: 'Currency on the page',
  allows: 'A page may name no currency or a plain “$”; any other has to be that of the record.',
  keep: 'Both are right',
  find(company) {
    const slot = slotIn(company, 'currency');
    const own = slot?.value;
    if (slot === null || typeof own !== 'string') return [];
    return company.pages.flatMap((page) => {
      const plan = page.plans.find(({ currency }) => currency !== null && currency !== own);
      if (plan === undefined || plan.currency === null) return [];
      const { side } = onPage(company, page, plan);
      return [
        {
          of: page.id,
          sides: [textSide('currency', slot, 'Currency', own), side],
          why: `Your figures are in ${own}; “${page.name}” has a price in ${plan.currency}.`,
          settle: [
            { kind: 'open', label: 'Open the page at the price', at: side.from },
            {
              kind: 'fact',
              label: `Set the currency to ${plan.currency}`,
              fact: 'currency',
              value: plan.currency,
            },
          ],
        },
      ];
    });
  },
};
