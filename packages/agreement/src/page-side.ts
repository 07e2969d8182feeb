import { formatValue } from '@slipway/report';
import type { CheckedPage, Company, PagePlan } from './company.ts';
import { currencyOf, type Known } from './known.ts';

/** A price of a page as a number a month. Where the page names no currency, it is shown in the record's. */
export function onPage(company: Company, page: CheckedPage, plan: PagePlan): Known {
  const value = plan.per === 'year' ? plan.amount / 12 : plan.amount;
  const currency = plan.currency ?? undefined;
  return {
    value,
    currency,
    side: {
      label: `On “${page.name}”`,
      value,
      unit: 'money/month',
      text: formatValue(value, 'money/month', currency ?? currencyOf(company)),
      from: { kind: 'page', pageId: page.id, section: plan.section },
      facts: [],
      date: page.date,
      quote: `${plan.text} a ${plan.per}`,
    },
  };
}
