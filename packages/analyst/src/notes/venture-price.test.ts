import { expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../knowledge/test/known.ts';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { VentureNote } from './idea-notes.ts';
import { venturePrice } from './venture-price.ts';

const knowledge = loadTestKnowledge();
const names: Readonly<Record<string, string>> = { PL: 'Poland', IN: 'India', US: 'United States of America' };
const venture = (low: number, high: number, currency: string) =>
  ({
    id: 'i/tea',
    niche: 'i/cafes',
    likely: 0.8,
    price: { what: 'cup', low, high, currency, per: 'cup' },
  }) as VentureNote;
const said = <T>(value: T) => ({ value, standing: 'read' as const, quote: null, alternatives: [] });

function priced(
  note: VentureNote,
  place: string | null,
  own: { readonly amount: number; readonly currency: string } | null = null,
  from?: string,
) {
  const price = said(own === null ? null : { ...own, per: null });
  const found = venturePrice(
    note,
    from,
    { ...emptyProfile, where: said(place), price },
    knowledge,
    (iso) => names[iso],
  );
  return found === null ? null : [found.what, found.low, found.high, found.currency, found.broughtFrom];
}

it.each([
  [
    'stands as it is in its own country',
    priced(venture(16, 24, 'PLN'), 'PL'),
    ['cup', 16, 24, 'PLN', undefined],
  ],
  // 16 × 3.4/3.65 × 0.35/0.55 and 24 × 3.4/3.65 × 0.5/0.55, by the market reference's price levels.
  [
    'comes to another by exchange rate and price level',
    priced(venture(16, 24, 'PLN'), 'PE'),
    ['cup, after prices in Poland', 9.5, 20, 'PEN', '16–24 PLN'],
  ],
  // Nepal has no level of its own there: by its class 0.2 to 0.35.
  [
    'by the class of a country without a level',
    priced(venture(10, 20, 'USD'), 'NP'),
    ['cup, after prices in the United States', 280, 990, 'NPR', '10–20 USD'],
  ],
  [
    'from the country its lines are about, whatever it is priced in',
    priced(venture(10, 10, 'USD'), 'PL', null, 'IN'),
    ['cup, after prices in India', 66, 80, 'PLN', '10–10 USD'],
  ],
  [
    'into the money of the price that the founder named',
    priced(venture(16, 24, 'PLN'), 'PE', { amount: 3, currency: 'USD' }),
    ['cup, after prices in Poland', 2.8, 6, 'USD', '16–24 PLN'],
  ],
  [
    'names its country where nobody knows the place',
    priced(venture(10, 25, 'INR'), null),
    ['cup in India', 10, 25, 'INR', undefined],
  ],
  ['dollars stand everywhere', priced(venture(10, 25, 'USD'), null), ['cup', 10, 25, 'USD', undefined]],
  ['a share is a share anywhere', priced(venture(10, 25, '%'), 'PE'), ['cup', 10, 25, '%', undefined]],
  [
    'no place, another price: nothing to set beside it',
    priced(venture(10, 25, 'INR'), null, { amount: 3, currency: 'EUR' }),
    null,
  ],
  ['money that moves too fast is not brought anywhere', priced(venture(10, 25, 'LBP'), 'PE'), null],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
