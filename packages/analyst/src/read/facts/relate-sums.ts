import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

/**
 * What one sum is says what another can be: who keeps a share of each sale does not get the whole of it, and a price that is
 * asked about is the only one where no other is named.
 */
export function relateSums(facts: readonly Fact[], { tokens }: ParsedText): readonly Fact[] {
  const keeps = facts.some(({ kind, sure }) => kind === 'share' && sure);
  const isPriced = facts.some(({ kind, sure }) => kind === 'price' && sure);
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  return facts.map((fact): Fact => {
    // Nobody sells for a few what costs them many times as much: such a sum is asked about, and no verdict rests on it.
    if (price !== undefined && isAbsurd(fact, price)) return { ...fact, sure: false };
    if (price !== undefined && isBought(fact, price)) return { ...fact, kind: 'needs', per: null };
    if (fact.kind === 'own-cost' && isEachPayer(fact, facts)) return { ...fact, kind: 'unit-cost' };
    if (price !== undefined && isOfSold(fact, price, tokens))
      return { ...fact, kind: 'unit-cost', per: price.per };
    if (fact.kind === 'own-cost' && fact.per === null)
      return { ...fact, per: perBefore(fact, facts, tokens) ?? (fact.sure ? periodOf(price) : null) };
    if (keeps && fact.kind === 'price' && !fact.sure) return { ...fact, kind: 'sale-price' };
    if (!isPriced && fact.kind === 'asked-price') return { ...fact, kind: 'price' };
    return fact;
  });
}

/** "€9 a month for each school", who pays €39 a month: what one who pays costs. */
function isEachPayer({ per, value, currency }: Fact, facts: readonly Fact[]): boolean {
  const [, period] = / an? (week|month|quarter|year)$/u.exec(per ?? '') ?? [];
  return (
    period !== undefined &&
    facts.some(
      (one) =>
        one.kind === 'price' &&
        one.sure &&
        one.per === period &&
        one.currency === currency &&
        one.value > value,
    )
  );
}

/** "Tour is €60, the driver gets €15 a tour": for each that is sold. */
function isOfSold({ kind, per, value, currency }: Fact, price: Fact, tokens: ParsedText['tokens']): boolean {
  if (per === null || ofTime.test(per) || price.currency !== currency || !(price.value > value)) return false;
  const isPriced = price.per === per || price.of === per;
  const isNamed = price.per === null && firstNoun(price, tokens) === per;
  return kind === 'own-cost' ? isPriced || isNamed : kind === 'unit-cost' && isNamed;
}

/** What its clause begins with. */
const firstNoun = ({ words }: Fact, tokens: ParsedText['tokens']): string | undefined =>
  tokens.find(({ from, to, pos }) => from >= words.from && to <= words.to && /^(?:NOUN|PROPN)$/u.test(pos))
    ?.lower;

const ofTime = /(?:^|\s)(?:hour|day|night|week|weekend|month|quarter|term|year|season)$/u;

const mostCosts = 4;

const isAbsurd = ({ kind, value, currency }: Fact, { value: asked, currency: own, per }: Fact): boolean =>
  kind === 'unit-cost' &&
  currency === own &&
  value > asked * mostCosts &&
  // What is paid back month by month may cost many of them.
  !/(?:week|month|quarter|year|day|night|hour)$/u.test(per ?? '');

/** Of a price for a day or a weekend, where no time is said of the cost: dearer ones are bought once, and let again and again. */
const mostOfOne = 1.5;
const mostDays = 20;

/** "12 a day, each bike costs me 5,400": what is let by the day is bought once. */
const isBought = (
  { kind, value, currency, per: costPer }: Fact,
  { value: asked, currency: own, per }: Fact,
): boolean =>
  kind === 'unit-cost' &&
  currency === own &&
  value > asked * (costPer === null ? mostOfOne : mostDays) &&
  /(?:^|\s)(?:day|night|hour|weekend)$/u.test(per ?? '');

/** What is paid again and again without a period named: as often as customers pay, else by the month. */
const periodOf = (price: Fact | undefined): string =>
  /(?:^|\ba )(week|month|year)$/u.exec(price?.per ?? '')?.[1] ?? 'month';

/** "The room takes €50 a morning and my helper gets €35": as often as the cost that it stands beside. */
function perBefore({ number }: Fact, facts: readonly Fact[], tokens: ParsedText['tokens']): string | null {
  const before = facts.findLast((one) => one.number.to <= number.from);
  if (before?.kind !== 'own-cost' || before.per === null) return null;
  const between = tokens.filter(({ from, to }) => from >= before.number.to && to <= number.from);
  const isJoined =
    between.some(({ lower }) => lower === 'and') && !between.some(({ text }) => /^[.;:]$/u.test(text));
  return isJoined ? before.per : null;
}
