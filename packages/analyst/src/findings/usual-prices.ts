import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { listStems } from '../text/words.ts';
import { reasonFrom } from './choose-reasons.ts';

/** What the very business takes; of the rows of its kind, whoever is such a business sees those that name the thing: it sells several. */
export function shownPrices(
  { side, name, does }: Pick<IdeaProfile, 'side' | 'name' | 'does'>,
  { prices }: Pick<IdeaNotes, 'prices'>,
): readonly PriceNote[] {
  const own = new Set(listStems(`${name} ${does.value ?? ''}`));
  const isNamed = ({ what, per }: PriceNote): boolean =>
    side === 'supplier' || listStems(`${what} ${per}`).some((stem) => own.has(stem));
  return prices.filter((price) => isOfVenture(price) || isNamed(price));
}

/** What may be set beside a price: a row of the kind only once the founder says that it is the kind. */
export function comparablePrices(profile: IdeaProfile, notes: IdeaNotes): readonly PriceNote[] {
  if (notes.known !== 'near') return [];
  const isSaid = profile.niche.standing === 'confirmed';
  return shownPrices(profile, notes).filter(
    (price) => isOfVenture(price) || (isSaid && price.likely >= reasonFrom),
  );
}

const isOfVenture = ({ id }: PriceNote): boolean => id.startsWith('venture/');

/** What the very business keeps of each sale, where it keeps a share. */
export function usualShare({ venture, prices }: IdeaNotes): PriceNote | null {
  return venture?.price.currency === '%' ? (prices.find(({ currency }) => currency === '%') ?? null) : null;
}
