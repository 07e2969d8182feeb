import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isCurrency } from '../read/round-sum.ts';
import { listStems } from '../text/words.ts';
import { reasonFrom } from './choose-reasons.ts';

/** A wider range adds up to anything. */
const widest = 12;

/**
 * What may be set beside a price: rows of this kind of business, not of its neighbour's. Whoever is such a business sells one of
 * several things, so that the row must name it.
 */
export function comparablePrices({ side, name, does }: IdeaProfile, notes: IdeaNotes): readonly PriceNote[] {
  if (notes.known !== 'near') return [];
  const own = new Set(listStems(`${name} ${does.value ?? ''}`));
  const isNamed = ({ what, per }: PriceNote): boolean =>
    side === 'supplier' || listStems(`${what} ${per}`).some((stem) => own.has(stem));
  return notes.prices.filter((price) => price.likely >= reasonFrom && isNamed(price));
}

/** Of a job the founder chose, rows that share a word with it. */
export function nichePrices({ niche }: IdeaProfile, { known, prices, job }: IdeaNotes): readonly PriceNote[] {
  if (known !== 'near' || niche.standing !== 'confirmed') return [];
  const ofJob = new Set(listStems(job?.what ?? ''));
  return prices.filter(
    ({ low, high, what }) => high <= low * widest && listStems(what).some((stem) => ofJob.has(stem)),
  );
}

/** What such businesses charge, whatever they sell: wide, and better than nothing to add up. */
export function usualPrices({ businessModel }: IdeaNotes): readonly PriceNote[] {
  if (businessModel === null) return [];
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
export function usualShare({ businessModel }: IdeaNotes): PriceNote | null {
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
