import type { Niche } from '@slipway/facts';
import { type Bm25Index, buildBm25 } from './bm25.ts';
import { isTelling } from './brands.ts';
import { textOfNiche } from './niche-text.ts';
import { unseen } from './niche-trust.ts';
import { stem } from './stem.ts';
import { type TermIndex, TermTable } from './term-index.ts';
import { buildCentroids, type Centroids } from './vectors/centroids.ts';
import { buildNearness, type Nearness } from './vectors/nearness.ts';
import type { WordVectors } from './vectors/read-vectors.ts';
import { countWords } from './word-counts.ts';

export interface NicheIndex {
  readonly terms: TermIndex;
  readonly bm25: Bm25Index;
  /** Null where no word vectors were given: the reading is then a little worse. */
  readonly meaning: { readonly nearness: Nearness; readonly centroids: Centroids } | null;
}

/** A phrase of several words means what it says; a single word may mean many things. */
const weights = { phrase: 3, word: 1.6, brand: 2 } as const;

export function indexNiches(niches: readonly Niche[], vectors: WordVectors | null): NicheIndex {
  const texts = niches.map((niche) => countWords(textOfNiche(niche)));
  const bm25 = buildBm25(texts);
  const table = new TermTable();
  for (const { id, words, incumbents, systems } of niches) {
    for (const word of words) {
      const points = (word.includes(' ') ? weights.phrase : weights.word) * rarityOf(word, bm25);
      if (points > 0) table.add(word, id, points);
    }
    for (const { name } of [...incumbents, ...systems])
      if (isTelling(name)) table.add(name, id, weights.brand);
  }
  return {
    terms: table.index({ findsSlips: false }),
    bm25,
    meaning:
      vectors === null
        ? null
        : {
            nearness: buildNearness(niches, vectors),
            centroids: buildCentroids(texts, vectors, (word) =>
              Math.log(1 + niches.length / (bm25.rows.get(stem(word))?.places.length ?? unseen)),
            ),
          },
  };
}

/** From 0 to 1: a term is as telling as its rarest word is rare among the niches. Words of every third niche tell nothing. */
function rarityOf(term: string, { rows, documents }: Bm25Index): number {
  const most = Math.log(documents);
  const shares = term.split(/[ /-]/u).map((word) => {
    const held = rows.get(stem(word))?.places.length;
    return held === undefined ? 0 : Math.log(documents / held) / most;
  });
  return Math.max(0, ...shares);
}
