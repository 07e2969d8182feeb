import type { FoundPrice } from '../find-price.ts';
import type { ParsedText } from '../party-features.ts';
import type { Limits } from '../roles.ts';
import type { Fact, FactKind } from './fact.ts';
import { findWholePrice } from './find-term.ts';

const likely = 0.6;
/** A price that is likelier than not is asked about; one that hardly can be anything else is not. */
const believedFrom = 0.7;
const isBelieved = (fact: Fact | undefined): boolean => fact?.sure === true && fact.chance >= believedFrom;
const ofPrice: ReadonlySet<FactKind> = new Set(['price', 'share']);

/** The role of a sum says whether it may be the price; what was ranked as one only chooses among those that may. */
export function agreePrice(
  ranked: FoundPrice | null,
  facts: readonly Fact[],
  parsed: ParsedText,
  { sure }: Limits,
): FoundPrice | null {
  const { prices } = parsed;
  const said = ({ amount }: FoundPrice['mention']): Fact | undefined =>
    facts.find(({ number }) => number.from <= amount.from && number.to > amount.from);
  const isPrice = (fact: Fact | undefined): boolean => fact !== undefined && ofPrice.has(fact.kind);
  const whole = findWholePrice(parsed);
  // What is paid for all of it is the price, and not a part of it by the month.
  if (whole !== null && isPrice(said(whole))) return { mention: whole, chance: sure };
  // Of several prices the text does not say which is the one.
  const isOnly = facts.filter((fact) => isPrice(fact) && fact.sure).length <= 1;
  const own = ranked === null ? undefined : said(ranked.mention);
  const isOther = own?.sure === true && !isPrice(own);
  const other = prices.find((mention) => {
    const fact = said(mention);
    return isPrice(fact) && fact?.sure === true;
  });
  // What looks like something else, unsure as it may be, is no price where another sum surely is.
  const mayBe = (isPrice(own) && own?.sure === true) || own === undefined || other === undefined;
  if (ranked !== null && !isOther && mayBe && (ranked.chance >= sure || isPrice(own)))
    return isOnly && isBelieved(own) ? { ...ranked, chance: Math.max(ranked.chance, sure) } : ranked;
  if (other !== undefined)
    return { mention: other, chance: isOnly && isBelieved(said(other)) ? sure : likely };
  if (own === undefined) return ranked;
  // It looks like something else, and another sum looks like the price.
  const guess = prices.find((mention) => isPrice(said(mention)));
  if (guess !== undefined) return { mention: guess, chance: Math.min(said(guess)?.chance ?? 0, likely) };
  return isOther ? null : ranked;
}
