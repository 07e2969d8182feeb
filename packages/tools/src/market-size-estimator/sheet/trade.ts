import type { ListBlock } from '@slipway/report';
import { type Told, tradeBlocks } from '../../insights/index.ts';
import { nameThing } from '../../insights/name-thing.ts';
import { isPerPiece } from '../../reading/index.ts';
import { singularise } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import type { Inputs } from '../model/estimate.ts';
import type { Writer } from './writer.ts';

/** What the trade knows that no count holds: who signs, what is paid today, how long a sale takes. */
export function trade(
  writer: Writer,
  known: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): readonly ListBlock[] {
  return tradeBlocks(toldOf(known, basis, input), 'market-size-estimator', writer);
}

function toldOf({ who, isSaid }: Inputs, basis: MarketBasis, input: MarketInput): Told {
  const { price, customer, today, place } = basis;
  const isFlow = price !== null && (price.per === 'month' || price.per === 'year');
  const read = isFlow && !isPerPiece(price.quote) ? price : null;
  const texts = (['idea', 'customer'] as const).flatMap((field) => {
    const text = input[field];
    return text === undefined ? [] : [{ field, text }];
  });
  return {
    seed: JSON.stringify([input.idea, input.customer]),
    texts,
    who,
    one: singularise(who),
    whoSaid: { kind: 'said', field: input.customer === undefined ? 'idea' : 'customer', quote: who },
    isNamed: isSaid,
    thing: nameThing(basis) ?? 'your product',
    customer:
      input.customer !== undefined
        ? { field: 'customer', text: input.customer }
        : customer === null
          ? null
          : { field: 'idea', text: customer.value },
    today: today === null ? null : { field: 'idea', text: today.value },
    place,
    price:
      input.pricePerMonth !== undefined
        ? { perMonth: input.pricePerMonth, currency: input.currency ?? 'USD', field: 'pricePerMonth' }
        : read === null
          ? null
          : {
              perMonth: read.per === 'year' ? read.amount / 12 : read.amount,
              currency: read.currency,
              field: 'idea',
              quote: read.quote,
            },
    rivals: [],
    businessModel: basis.businessModel?.value ?? null,
    segment: basis.segment,
    stage: null,
    runwayMonths: null,
    hasPayment: false,
    niche: basis.niche ?? basis.likely,
  };
}
