import type { NicheEconomics } from '@slipway/knowledge';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { ChargeKind } from '../read/charge.ts';
import { yearlyOf } from './size-line.ts';

const similar: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD']);
/** Ways to charge by which a customer stays one. */
const keptBy: ReadonlySet<ChargeKind | null> = new Set(['subscription', 'seat', 'usage', 'take-rate']);
/** Whoever must be paid for longer than this was won for another, larger sale. */
const yearsMost = 2;

/** What a customer costs and how many leave: only where one is kept, and where it is of the same size as what one pays. */
export function fitsPrice(
  { price, charges, offer }: Pick<IdeaProfile, 'price' | 'charges' | 'offer'>,
  { cac, cacCurrency }: NicheEconomics,
): boolean {
  if (price.value === null) return offer.value === 'software' || keptBy.has(charges.value);
  const yearly = yearlyOf(price.value, charges.value);
  if (yearly === null) return true;
  if (!yearly.isRecurring) return false;
  const isComparable =
    price.value.currency === cacCurrency || (similar.has(price.value.currency) && similar.has(cacCurrency));
  return !isComparable || cac[0] <= yearly.amount * yearsMost;
}
