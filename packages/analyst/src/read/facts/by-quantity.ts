import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';
import { inMeasure } from './pay-in-full.ts';

const betweenMost = 4;
const measure =
  /^(?:kg|kilo|kilogram|gram|g|lb|pound|litre|liter|l|ml|gallon|tonne|ton|sack|bag|bale|barrel|bucket|bundle|kwh|unit|cubic|load|hour)$/u;

/** "Feed is 45 kilos a day at 1,350 a kilo": what is used in a time, at its price. It goes out again and again. */
export function payForQuantity(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const [sold] = facts.filter(({ kind, sure }) => kind === 'volume' && sure);
  if (price === undefined) return facts;
  const used = numbers.flatMap((quantity, place): readonly Fact[] => {
    const paid = numbers[place + 1];
    if (paid === undefined || !isQuantity(quantity) || quantity.sum !== null) return [];
    const [from, to] = [tokens[quantity.at], tokens[paid.sum?.at ?? paid.at]];
    const between = tokens.slice(quantity.end + 1, paid.at);
    const isAt = between.some(({ lower }) => /^(?:at|@|costing|costs)$/u.test(lower));
    if (from === undefined || to === undefined || from.sentence !== to.sentence) return [];
    if (!isAt || between.length > betweenMost) return [];
    // What is priced so is what is sold.
    const start = tokens[paid.at]?.from ?? 0;
    if (price.number.from === start || isOf(quantity.noun ?? '', price.per)) return [];
    // The first that is counted is what is sold, where the price says no unit.
    if (price.per === null && sold !== undefined && sold.number.from === from.from) return [];
    return [
      {
        kind: 'own-cost',
        value: quantity.value * paid.value,
        currency: price.currency,
        noun: null,
        per: quantity.rate,
        words: { from: from.from, to: to.to },
        number: { from: start, to: to.to },
        chance: 1,
        sure: true,
      },
    ];
  });
  const each = numbers.flatMap((quantity) => pricedBefore(quantity, facts, price, sold, tokens));
  if (used.length + each.length === 0) return facts;
  const all = [...used, ...each];
  const isInside = ({ number, kind }: Fact): boolean =>
    used.some(({ words }) => number.from >= words.from && number.to <= words.to) ||
    // "€50 a morning, my helper €35, two mornings a week": the helper is paid besides.
    each.some((one) => number.from === one.number.from || (kind !== 'often' && number.to === one.words.to));
  return [...facts.filter((fact) => !isInside(fact)), ...all];
}

const lettersMost = 70;

/** "2,900 per bag and they finish 10 bags in a month", "40 a class for 18 classes a week": the price of one, then how many. */
function pricedBefore(
  { sum, noun, rate, value, at, end }: NumberSaid,
  facts: readonly Fact[],
  price: Fact,
  sold: Fact | undefined,
  tokens: ParsedText['tokens'],
): readonly Fact[] {
  const thing = singular(noun?.split(' ').at(-1) ?? '');
  const [from, to] = [tokens[at], tokens[end]];
  if (sum !== null || rate === null || thing === '' || from === undefined || to === undefined) return [];
  if (price.per === thing || price.of === thing || sold?.number.from === from.from) return [];
  const start = from.from;
  return facts
    .filter(
      ({ kind, per, number, currency }) =>
        /^(?:unit-cost|own-cost)$/u.test(kind) &&
        per === thing &&
        currency === price.currency &&
        number.to < start &&
        start - number.to < lettersMost,
    )
    .map((paid) => ({
      ...paid,
      kind: 'own-cost',
      value: paid.value * value,
      per: rate,
      words: { from: paid.number.from, to: to.to },
      chance: 1,
      sure: true,
    }));
}

const isQuantity = ({ noun, rate }: NumberSaid): boolean =>
  rate !== null && measure.test(singular(noun?.split(' ').at(-1) ?? ''));

const isOf = (noun: string, per: string | null): boolean =>
  per !== null && inMeasure(1, singular(noun), singular(per)) !== null;
