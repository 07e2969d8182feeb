import type { Venture } from '@slipway/knowledge';
import type { WordVectors } from '../text/word-vectors.ts';
import { listWords, type Word } from '../text/words.ts';
import { ownText, type VentureIndex } from './venture-index.ts';

/** What an idea is compared by. */
export interface VentureQuery {
  /** Of the whole text, and of the sentences that say what it is. */
  readonly text: readonly Word[];
  readonly about: readonly Word[];
  /** Without names, which no two businesses share: of the whole text, of the clause that says what it is, and of who pays. */
  readonly plain: readonly Word[];
  readonly stated: readonly Word[];
  readonly payer: readonly Word[];
  /** Of a business model: its place among those the text may be, and how likely it is. */
  rankOfModel(model: string): number;
  chanceOfModel(model: string): number;
  /** Standardised score of a niche by the text. */
  scoreOfNiche(niche: string): number;
}

/** Of one business among all of them. */
interface VentureScore {
  /** Standardised, by the words of the whole text, and by what they mean. */
  readonly words: number;
  readonly meaning: number;
  /** How far it is before the second best of all, or behind it. */
  readonly lead: number;
}

interface Weighed {
  readonly stem: string;
  readonly weight: number;
  readonly vector: Float32Array | null;
}

/** What speaks for or against a business, in the order of `curve.json`. */
export function makeDescriber(index: VentureIndex, vectors: WordVectors) {
  return (query: VentureQuery) => {
    // Forty businesses share most of their words.
    const known = new Map<string, Weighed>();
    const weighOne = ({ word, stem }: Word): Weighed => {
      const found = known.get(word);
      if (found !== undefined) return found;
      const weight = index.isKnown(stem) ? index.rarity(stem) : strangeWeight;
      const made = { stem, weight, vector: vectors.find(word) };
      known.set(word, made);
      return made;
    };
    const weigh = (words: readonly Word[]): readonly Weighed[] =>
      [...new Map(words.map((word) => [word.stem, word])).values()].map(weighOne);
    const weighText = (text: string): readonly Weighed[] => weigh(listWords(text));
    const text = weigh(query.plain);
    const stated = weigh(query.stated);
    const payer = weigh(query.payer);
    return (venture: Venture, { words, meaning, lead }: VentureScore): readonly number[] => {
      const held = weighText(ownText(venture));
      return [
        Math.min(wordsMost, words),
        meaning,
        lead,
        cover(stated, held),
        cover(text, held),
        Math.max(...venture.said.map((said) => cover(weighText(said), text))),
        payer.length === 0 ? payerUnread : cover(payer, weighText(venture.pays)),
        1 / (1 + query.rankOfModel(venture.model)),
        Math.log(query.chanceOfModel(venture.model) + chanceLeast),
        Math.min(nicheMost, query.scoreOfNiche(venture.niche)),
        Math.log1p(text.length),
      ];
    };
  };
}

/** Beyond these, one rare word does it. */
const wordsMost = 12;
const nicheMost = 4;
const chanceLeast = 0.005;
/** A word that no business has says little against one of them. */
const strangeWeight = 3;
/** As much as who pays has in common with the payers of any two businesses. */
const payerUnread = 0.3;
/** Words below this have no more in common than any two. */
const unlike = 0.3;

function alike(a: Weighed, z: Weighed): number {
  if (a.stem === z.stem) return 1;
  if (a.vector === null || z.vector === null) return 0;
  let sum = 0;
  for (let at = 0; at < a.vector.length; at++) sum += (a.vector[at] ?? 0) * (z.vector[at] ?? 0);
  return Math.max(0, (sum - unlike) / (1 - unlike));
}

/** Share of the words, rare ones counting more, that have their like among the others. */
function cover(words: readonly Weighed[], others: readonly Weighed[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const held = words.reduce(
    (sum, word) => sum + word.weight * others.reduce((most, other) => Math.max(most, alike(word, other)), 0),
    0,
  );
  return held / all;
}
