import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isCurrency } from '../read/round-sum.ts';
import { listStems } from '../text/words.ts';
import { reasonFrom } from './choose-reasons.ts';

/** A wider range adds up to anything. */
const widest = 12;

/**
 * What may be set beside a price: what the very business takes, then rows of its kind. Whoever is such a business sells one of
 * several things, so that the row must name it.
 */
export function comparablePrices({ side, name, does }: IdeaProfile, notes: IdeaNotes): readonly PriceNote[] {
  if (notes.known !== 'near') return [];
  const own = new Set(listStems(`${name} ${does.value ?? ''}`));
  const isNamed = ({ id, what, per }: PriceNote): boolean =>
    id.startsWith('venture/') ||
    side === 'supplier' ||
    listStems(`${what} ${per}`).some((stem) => own.has(stem));
  return notes.prices.filter((price) => price.likely >= reasonFrom && isNamed(price));
}

/** What such businesses charge, whatever they sell: wide, and better than nothing to add up. */
export function usualPrices({ businessModel, venture }: IdeaNotes): readonly PriceNote[] {
  if (businessModel === null || venture !== null) return [];
  const { id, they, likely, price } = businessModel;
  if (!isCurrency(price.currency) || price.high > price.low * widest) return [];
  return [
    {
      ...price,
      id: `model/${id}#price`,
      niche: null,
      likely,
      what: `usual for ${they}`,
      whose: 'to-them',
    },
  ];
}

/** What such businesses keep of each sale, where they keep a share. */
export function usualShare({ businessModel, venture, prices }: IdeaNotes): PriceNote | null {
  if (venture !== null)
    return venture.price.currency === '%' ? (prices.find(({ currency }) => currency === '%') ?? null) : null;
  if (businessModel === null || businessModel.price.currency !== '%') return null;
  const { id, they, likely, price } = businessModel;
  return {
    ...price,
    id: `model/${id}#price`,
    niche: null,
    likely,
    what: `usual for ${they}`,
    whose: 'to-them',
  };
}
