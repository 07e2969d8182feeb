import type { Fact } from './fact.ts';

/**
 * What one sum is says what another can be: who keeps a share of each sale does not get the whole of it, and a price that is
 * asked about is the only one where no other is named.
 */
export function relateSums(facts: readonly Fact[], isOwnSale: (fact: Fact) => boolean): readonly Fact[] {
  const keeps = facts.some(({ kind, sure }) => kind === 'share' && sure);
  const isPriced = facts.some(({ kind }) => kind === 'price');
  const [price] = facts.filter(({ kind, sure }) => kind === 'price' && sure);
  return facts.map((fact): Fact => {
    if (price !== undefined && isBelow(fact, price))
      return { ...fact, kind: 'unit-cost', per: price.per, sure: true };
    if (fact.kind === 'own-cost' && fact.per === null) return { ...fact, per: periodOf(price) };
    if (keeps && fact.kind === 'price' && !isOwnSale(fact)) return { ...fact, kind: 'sale-price' };
    if (!isPriced && fact.kind === 'asked-price') return { ...fact, kind: 'price' };
    return fact;
  });
}

/** "A box costs us 410", sold at 690; "ingredients are 95", sold at 185: what is paid once and is less than the price is paid for each. */
const isBelow = ({ kind, value, per, currency }: Fact, price: Fact): boolean =>
  (kind === 'needs' || kind === 'own-cost') &&
  per === null &&
  currency === price.currency &&
  value < price.value &&
  !/^(?:week|month|quarter|year)$|a (?:week|month|quarter|year)$/u.test(price.per ?? '');

/** What is paid again and again without a period named: as often as customers pay, else by the month. */
const periodOf = (price: Fact | undefined): string =>
  /(?:^|\ba )(week|month|year)$/u.exec(price?.per ?? '')?.[1] ?? 'month';
