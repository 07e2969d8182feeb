import { type Fact, toPrice } from '../read/facts/fact.ts';
import type { Price } from '../read/reading.ts';
import { isCurrency } from '../read/round-sum.ts';
import { singular } from '../read/word-forms.ts';
import type { OwnFacts, RoleFacts, Understood } from './idea-profile.ts';

/** The price as all other numbers of the text have it. */
export function agreePrice(
  price: Understood<Price>,
  own: OwnFacts,
  roles: RoleFacts,
  facts: readonly Fact[],
  text: string,
): Understood<Price> {
  const paid = saidPrice(paidPrice(price, own, facts), facts, text);
  return withUnit(paid.value === null ? guessPrice(paid, facts, text) : paid, own, roles);
}

/** Whoever says what goes out says what comes in. */
const goesOut: ReadonlySet<Fact['kind']> = new Set(['unit-cost', 'own-cost']);

/** Where none is read, the sum that is likeliest one is asked about. */
function guessPrice(price: Understood<Price>, facts: readonly Fact[], text: string): Understood<Price> {
  const found = facts
    .filter(({ kind, guess }) => kind === 'price' || (kind === 'unplaced' && guess === 'price'))
    .filter(({ currency }) => isCurrency(currency ?? ''))
    .toSorted((a, z) => z.chance - a.chance);
  const [likeliest] = found;
  const isNeeded = facts.some(
    ({ kind, sure, currency }) => sure && goesOut.has(kind) && currency === likeliest?.currency,
  );
  if (price.standing !== 'open' || likeliest === undefined || !isNeeded) return price;
  return {
    value: toPrice(likeliest),
    standing: 'unsure',
    quote: text.slice(likeliest.words.from, likeliest.words.to).trim(),
    alternatives: found.slice(1, 3).map(toPrice),
  };
}

/** The sum that the founder says is the price goes before the one that was read. */
function saidPrice(price: Understood<Price>, facts: readonly Fact[], text: string): Understood<Price> {
  const said = facts.findLast(({ kind, isConfirmed }) => kind === 'price' && isConfirmed === true);
  if (said === undefined || price.standing === 'confirmed') return price;
  const quote = text.slice(said.words.from, said.words.to);
  return {
    value: toPrice(said),
    standing: 'read',
    quote,
    alternatives: price.value === null ? [] : [price.value],
  };
}

/** Of two prices the one that is paid already: "60 a ride or 1,100 a month", and 38 pay by the month. */
function paidPrice(
  price: Understood<Price>,
  { customersNow }: OwnFacts,
  facts: readonly Fact[],
): Understood<Price> {
  const [, period] =
    /\b(?:by the|every|per|each|a) (week|month|year)\b/u.exec(customersNow.quote ?? '') ?? [];
  if (period === undefined || customersNow.standing !== 'read' || price.standing === 'confirmed')
    return price;
  const paid = facts.find(
    (fact) => fact.kind === 'price' && fact.per === period && isCurrency(fact.currency ?? ''),
  );
  if (paid === undefined || price.value === null || price.value.per === period) return price;
  return { ...price, value: toPrice(paid), standing: 'read', alternatives: [price.value] };
}

/** "We pay 6 per litre, sell for 13.5 and move 9,000 litres a month": the price is for a litre too. */
function withUnit(
  price: Understood<Price>,
  { unitCost }: OwnFacts,
  { volume }: RoleFacts,
): Understood<Price> {
  const unit = unitCost.value?.per ?? null;
  const moved = volume.value?.noun?.split(' ').at(-1) ?? '';
  if (price.value === null || price.value.per !== null || unit === null || singular(moved) !== unit)
    return price;
  return { ...price, value: { ...price.value, per: unit } };
}
