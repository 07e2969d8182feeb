import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { listStems } from '../text/words.ts';
import { reasonFrom } from './choose-reasons.ts';

/**
 * What may be set beside a price: what the very business takes; rows of its kind once the founder says that it is the kind, and
 * then only a row that names the thing, since such a business sells several.
 */
export function comparablePrices(
  { side, name, does, niche }: IdeaProfile,
  notes: IdeaNotes,
): readonly PriceNote[] {
  if (notes.known !== 'near') return [];
  const own = new Set(listStems(`${name} ${does.value ?? ''}`));
  const isNamed = ({ what, per }: PriceNote): boolean =>
    side === 'supplier' || listStems(`${what} ${per}`).some((stem) => own.has(stem));
  return notes.prices.filter(
    (price) =>
      price.id.startsWith('venture/') ||
      (niche.standing === 'confirmed' && price.likely >= reasonFrom && isNamed(price)),
  );
}

/** What the very business keeps of each sale, where it keeps a share. */
export function usualShare({ venture, prices }: IdeaNotes): PriceNote | null {
  return venture?.price.currency === '%' ? (prices.find(({ currency }) => currency === '%') ?? null) : null;
}
