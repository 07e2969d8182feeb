import type { ListBlock } from '@slipway/report';
import { type Told, tradeBlocks } from '../insights/index.ts';
import { nameThing } from '../insights/name-thing.ts';
import { nameOfPlace } from '../place/places.ts';
import { canonicalJson, flatText } from '../wording/index.ts';
import type { Case } from './case.ts';
import { listTexts } from './texts.ts';
import { said } from './voice.ts';

/** What the trade knows about the idea, and what it would ask. */
export function trade(one: Case, before: readonly string[]): readonly ListBlock[] {
  return tradeBlocks(toldOf(one), 'score-your-idea', one, before);
}

function toldOf(one: Case): Told {
  const { input, basis, people, money, region, standing } = one;
  const { reading } = basis;
  const { price } = money;
  const texts = listTexts(input);
  return {
    seed: canonicalJson([input.idea, input.problem, input.customer]),
    texts,
    who: people.who,
    one: people.one,
    whoSaid: said(people.field, people.counted ?? people.who),
    isNamed: people.isNamed,
    thing: nameThing(reading) ?? 'your product',
    customer: customerOf(one),
    today: todayOf(one),
    place: region === null ? null : { code: region, inName: nameOfPlace(region) },
    price:
      price === null
        ? null
        : {
            perMonth: price.perMonth,
            currency: price.currency,
            field: price.quote === null ? 'pricePerMonth' : (texts[0]?.field ?? 'idea'),
            ...(price.quote === null ? {} : { quote: price.quote }),
          },
    rivals: one.rivals.named,
    businessModel: reading.businessModel?.value ?? null,
    segment: basis.segment?.id ?? null,
    stage: reading.stage?.value ?? null,
    runwayMonths: null,
    hasPayment: standing.rung === 'payment',
    niche: basis.niche ?? basis.likely,
  };
}

function customerOf({ input, basis }: Case): Told['customer'] {
  if (input.customer !== undefined) return { field: 'customer', text: flatText(input.customer) };
  const { customer } = basis.reading;
  return customer === null ? null : { field: 'idea', text: customer.value };
}

function todayOf({ input, basis }: Case): Told['today'] {
  if (input.workaround !== undefined) return { field: 'workaround', text: flatText(input.workaround) };
  const { today } = basis.reading;
  return today === null ? null : { field: 'idea', text: today.value };
}
