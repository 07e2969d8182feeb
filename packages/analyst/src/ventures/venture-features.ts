import type { Venture } from '@slipway/knowledge';
import type { WordVectors } from '../text/word-vectors.ts';
import { listWords, type Word } from '../text/words.ts';
import { ownText, type VentureIndex } from './venture-index.ts';

/** What an idea is compared by. */
export interface VentureQuery {
  /** Of the whole text, of the sentences that say what it is, and of who pays. */
  readonly text: readonly Word[];
  readonly about: readonly Word[];
  readonly payer: readonly Word[];
  /** Place of a business model among those the text may be, the likeliest first. */
  rankOfModel(model: string): number;
}

interface VentureScores {
  readonly byWords: Float64Array;
  readonly byMeaning: Float64Array;
  readonly byAboutWords: Float64Array;
  readonly byAboutMeaning: Float64Array;
}

interface Weighed {
  readonly word: string;
  readonly stem: string;
  readonly weight: number;
  readonly vector: Float32Array | null;
}

export function makeDescriber(index: VentureIndex, vectors: WordVectors) {
  const weigh = (words: readonly Word[]): readonly Weighed[] =>
    [...new Map(words.map((word) => [word.stem, word])).values()].map(({ word, stem }) => ({
      word,
      stem,
      weight: index.rarity(stem),
      vector: vectors.find(word),
    }));
  return (query: VentureQuery, scores: VentureScores) => {
    const own = weigh(query.about);
    const payer = weigh(query.payer);
    const best = Math.max(...scores.byWords.map((score, at) => score + (scores.byMeaning[at] ?? 0)));
    return (venture: Venture, at: number): readonly number[] => {
      const held = weigh(listWords(ownText(venture)));
      const named = weigh(listWords(venture.name));
      const [words, meaning] = [scores.byWords[at] ?? 0, scores.byMeaning[at] ?? 0];
      // What speaks for or against it, in the order of `curve.json`.
      return [
        words,
        meaning,
        scores.byAboutWords[at] ?? 0,
        scores.byAboutMeaning[at] ?? 0,
        words + meaning - best,
        cover(own, held),
        cover(named, own),
        payer.length === 0 ? 0.3 : cover(payer, weigh(listWords(venture.pays))),
        1 / (1 + query.rankOfModel(venture.model)),
        1 / Math.max(1, own.length),
      ];
    };
  };
}

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
