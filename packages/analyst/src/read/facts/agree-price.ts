import type { FoundPrice } from '../find-price.ts';
import type { ParsedText } from '../party-features.ts';
import type { Limits } from '../roles.ts';
import type { Fact } from './fact.ts';

const likely = 0.6;

/** What was ranked as the price, held against what the clauses say: a sum that is surely something else is none. */
export function agreePrice(
  ranked: FoundPrice | null,
  facts: readonly Fact[],
  { prices }: ParsedText,
  { sure }: Limits,
): FoundPrice | null {
  const said = (mention: FoundPrice['mention']): Fact | undefined =>
    facts.find(({ number }) => number.from <= mention.amount.from && number.to > mention.amount.from);
  // Of several prices the text does not say which is the one.
  const isOnly = facts.filter(({ kind }) => kind === 'price').length === 1;
  const own = ranked === null ? undefined : said(ranked.mention);
  if (ranked !== null && (ranked.chance >= sure || own?.kind === 'price'))
    return isOnly && own?.sure === true ? { ...ranked, chance: Math.max(ranked.chance, sure) } : ranked;
  const other = prices.find((mention) => {
    const fact = said(mention);
    return fact?.kind === 'price' && fact.sure;
  });
  if (other !== undefined) return { mention: other, chance: isOnly ? sure : likely };
  if (own === undefined) return ranked;
  // It looks like something else, and another sum looks like the price.
  const guess = prices.find((mention) => said(mention)?.kind === 'price');
  if (guess !== undefined) return { mention: guess, chance: Math.min(said(guess)?.chance ?? 0, likely) };
  return own.sure ? null : ranked;
}
