import { type Insight, listInsights, type Told, withoutEchoes } from '../insights/index.ts';
import { canonicalJson, flatText } from '../wording/index.ts';
import type { Case } from './case.ts';
import { findText } from './texts.ts';

/** What the trade would say about this company. */
export function insightsOf(one: Omit<Case, 'insights'>): readonly Insight[] {
  const found = listInsights(toldOf(one), 'swot-generator');
  return withoutEchoes(found.toSorted((a, b) => rankOf(b) - rankOf(a)));
}

/** As the sheet ranks them, so that of two that tell the same the one that would be shown stays. */
function rankOf({ impact, likelihood, confidence, specificity }: Insight): number {
  return impact * likelihood * confidence * (4 + specificity);
}

export function toldOf(one: Omit<Case, 'insights'>): Told {
  const { input, basis, reading, money, texts } = one;
  const { price } = money;
  const typed = findText(input, 'customer');
  const heard = reading.customer;
  return {
    seed: canonicalJson([input.idea, input.customer]),
    texts,
    who: one.who,
    one: one.one,
    whoSaid: one.whoSaid,
    isNamed: one.isNamed,
    thing: one.thing,
    customer: typed ?? (heard === null ? null : { field: 'idea', text: heard.value }),
    today: reading.today === null ? null : { field: 'idea', text: reading.today.value },
    place: basis.place,
    price:
      price === null
        ? null
        : price.quote === null
          ? { perMonth: price.perMonth, currency: money.currency, field: 'pricePerMonth' }
          : { perMonth: price.perMonth, currency: money.currency, field: 'idea', quote: price.quote },
    rivals: (input.rivals ?? []).map(flatText),
    businessModel: reading.businessModel?.value ?? null,
    segment: basis.segment?.id ?? null,
    stage: input.stage ?? reading.stage?.value ?? null,
    runwayMonths: input.runwayMonths ?? null,
    hasPayment: one.evidence.rung === 'payment' || input.evidence === 'paying',
    niche: basis.niche,
  };
}
