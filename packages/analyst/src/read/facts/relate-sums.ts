import type { Fact } from './fact.ts';

/**
 * What one sum is says what another can be: who keeps a share of each sale does not get the whole of it, and a price that is
 * asked about is the only one where no other is named.
 */
export function relateSums(facts: readonly Fact[], isOwnSale: (fact: Fact) => boolean): readonly Fact[] {
  const keeps = facts.some(({ kind, sure }) => kind === 'share' && sure);
  const isPriced = facts.some(({ kind }) => kind === 'price');
  return facts.map((fact): Fact => {
    if (keeps && fact.kind === 'price' && !isOwnSale(fact)) return { ...fact, kind: 'sale-price' };
    if (!isPriced && fact.kind === 'asked-price') return { ...fact, kind: 'price' };
    return fact;
  });
}
