import type { Venture } from '@slipway/knowledge';
import { listPlainWords, listWords, stemOnce, type Word } from '../text/words.ts';
import { cover, makeWeigher, type Weighed } from './cover.ts';
import { ownText, type VentureIndex, wideText } from './venture-index.ts';
import { wordSigns } from './word-signs.ts';

/** What an idea is compared by. */
export interface VentureQuery {
  /** Of the whole text, and of the sentences that say what it is. */
  readonly text: readonly Word[];
  readonly about: readonly Word[];
  /** Without names, which no two businesses share: of the whole text, and of the clause that says what it is. */
  readonly plain: readonly Word[];
  readonly stated: readonly Word[];
  /** Of a business model: its place among those the text may be, and how likely it is. */
  rankOfModel(model: string): number;
  chanceOfModel(model: string): number;
  /** Standardised score of a niche by the text. */
  scoreOfNiche(niche: string): number;
}

/** One business among those that come near. */
export interface NearVenture {
  /** Its place in the index. */
  readonly at: number;
  readonly venture: Venture;
  /** Standardised among all, by the words of the whole text, and by what they mean. */
  readonly words: number;
  readonly meaning: number;
  /** How near its meaning is to that of the text, and of the clause that says what it is. */
  readonly nearText: number;
  readonly nearStated: number;
  /** How far it is before the second best of all, or behind it. */
  readonly lead: number;
}

/** What speaks for or against a business, in the order of the curve `alone` of `curves.json`. */
export function makeDescriber(index: VentureIndex) {
  const stemOf = stemOnce();
  return (query: VentureQuery, all: readonly NearVenture[]) => {
    const weigh = makeWeigher(index);
    const weighText = (text: string): readonly Weighed[] => weigh(listWords(text, stemOf));
    const text = weigh(query.plain.length === 0 ? query.text : query.plain);
    const stated = query.stated.length === 0 ? text : weigh(query.stated);
    const own = new Set(text.map(({ stem }) => stem));
    const shared = (words: readonly Weighed[]) => words.filter(({ stem }) => own.has(stem));
    const first = all.slice(0, neighbours);
    const describe = ({ venture, words, meaning, nearText, nearStated, lead }: NearVenture) => {
      const name = weigh(listPlainWords(venture.name));
      const held = weighText(ownText(venture));
      const wide = weighText(wideText(venture));
      const said = venture.said.map(weighText);
      const pays = weighText(venture.pays);
      const rarest = shared(held)
        .map(({ rarity }) => rarity)
        .sort((a, z) => z - a);
      const features = [
        Math.min(wordsMost, words),
        meaning,
        lead,
        payerUnread,
        1 / (1 + query.rankOfModel(venture.model)),
        Math.log(query.chanceOfModel(venture.model) + chanceLeast),
        Math.min(nicheMost, query.scoreOfNiche(venture.niche)),
        Math.log1p(text.length),
        Math.log1p(rarityOf(shared(held))),
        rarest[0] ?? 0,
        rarest[1] ?? 0,
        Math.max(...said.map((one) => rarityOf(shared(one)) / Math.max(1, rarityOf(one)))),
        first.filter((other) => other.venture.niche === venture.niche).length,
        nearText,
        nearStated,
        Math.log1p(rarityOf(shared(wide))),
        ...wordSigns(text, stated, { name, said, pays, also: weighText(venture.also ?? ''), wide }),
      ];
      return { features, pays };
    };
    const described = all.map(describe);
    return (payer: string | null): readonly (readonly number[])[] => {
      const words = weigh(listWords(payer ?? ''));
      if (words.length === 0) return described.map(({ features }) => features);
      return described.map(({ features, pays }) => features.with(payerAt, cover(words, pays)));
    };
  };
}

/** Beyond these, one rare word does it. */
const wordsMost = 12;
const nicheMost = 4;
const chanceLeast = 0.005;
/** Where in the features it stands how much who pays is like who pays there. */
const payerAt = 3;
/** As much as who pays has in common with the payers of any two businesses. */
const payerUnread = 0.3;
/** Of the nearest, how many are of the same niche. */
const neighbours = 10;

function rarityOf(words: readonly Weighed[]): number {
  return words.reduce((sum, { rarity }) => sum + rarity, 0);
}
