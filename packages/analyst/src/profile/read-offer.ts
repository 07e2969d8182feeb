import type { ChargeKind } from '../read/charge.ts';
import type { IdeaReading, Slot } from '../read/reading.ts';
import { listWords } from '../text/words.ts';
import { type Offer, offers } from './idea-profile.ts';

/** Words that name what is sold, by class: content/language/offer-words.tsv. */
export type OfferWords = ReadonlyMap<string, string>;

const ofCharge: Readonly<Partial<Record<ChargeKind, Offer>>> = {
  seat: 'software',
  licence: 'software',
  usage: 'software',
  'take-rate': 'marketplace',
  'one-off': 'goods',
  rent: 'goods',
  fee: 'service',
};
/** A charge that the text states is worth so many words. */
const chargeWorth = 2;

/** What is sold, by the words of the text and by how it is charged; null where nothing speaks for one. */
export function readOffer(text: string, reading: IdeaReading, words: OfferWords): Slot<Offer> | null {
  const votes: Record<Offer, number> = { software: 0, goods: 0, service: 0, marketplace: 0 };
  for (const { word } of listWords(text)) {
    const found = words.get(word);
    if (found === 'software' || found === 'goods' || found === 'service') votes[found] += 1;
  }
  const charged = reading.charges === null ? undefined : ofCharge[reading.charges.value];
  if (charged !== undefined) votes[charged] += chargeWorth;
  if (reading.supplies !== null) votes.marketplace += chargeWorth;
  const [best, ...others] = offers.toSorted((a, z) => votes[z] - votes[a]);
  if (best === undefined || votes[best] === 0) return null;
  const [most, next] = [votes[best], votes[others[0] ?? best]];
  return {
    value: best,
    words: [],
    sure: most >= 3 && most >= 2 * next,
    chance: most / (most + next),
    alternatives: others,
  };
}
