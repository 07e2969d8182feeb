import { formatValue } from '@slipway/report';
import type { CheckedPage, PagePlan } from './company.ts';
import type { Known } from './known.ts';

/** A price of a page as a number a month. */
export function onPage(page: CheckedPage, plan: PagePlan): Known {
  const value = plan.per === 'year' ? plan.amount / 12 : plan.amount;
  const currency = plan.currency ?? undefined;
  return {
    value,
    currency,
    side: {
      label: `On “${page.name}”`,
      value,
      unit: 'money/month',
      text: formatValue(value, 'money/month', currency),
      from: { kind: 'page', pageId: page.id, section: plan.section },
      facts: [],
      date: page.date,
      quote: `${plan.text} a ${plan.per}`,
    },
  };
}
