import type { Knowledge, Niche, NicheWording } from '@slipway/facts';
import { type Bm25Index, buildBm25, stemCounts } from './bm25.ts';
import { isTelling } from './brands.ts';
import { textsOfNiche } from './niche-text.ts';
import { stem } from './stem.ts';
import { type TermIndex, TermTable } from './term-index.ts';
import { buildCentroids, type Centroids } from './vectors/centroids.ts';
import type { WordVectors } from './vectors/read-vectors.ts';
import { countWords, type WordCounts } from './word-counts.ts';

export interface NicheIndex {
  readonly terms: TermIndex;
  readonly bm25: Bm25Index;
  readonly centroids: Centroids;
}

/** How outsiders and founders put it, the last two parts, wanders too far for a mean. */
const ownParts = -2;
/** A word that no niche holds is as rare as this part of one. */
const unseen = 0.7;
/** A phrase of several words means what it says; a single word may mean many things. */
const weights = { phrase: 3, word: 1.6, alsoPhrase: 2.5, alsoWord: 1.2, brand: 2 } as const;

export function indexNiches(
  { niches, wordings }: Pick<Knowledge, 'niches' | 'wordings'>,
  vectors: WordVectors,
): NicheIndex {
  const wordingOf = new Map(wordings.map((wording) => [wording.niche, wording]));
  const parts = niches.map((niche) => textsOfNiche(niche, wordingOf.get(niche.id)));
  const own = parts.map((all) => countWords(all.slice(0, ownParts)));
  const texts = stemCounts(
    parts.map((all, at) => joined([own[at] ?? new Map(), countWords(all.slice(ownParts))])),
  );
  const bm25 = buildBm25(texts);
  return {
    terms: indexTerms(niches, wordingOf, bm25),
    bm25,
    centroids: buildCentroids(own, vectors, (word) =>
      Math.log(1 + niches.length / (bm25.rows.get(stem(word))?.places.length ?? unseen)),
    ),
  };
}

function indexTerms(
  niches: readonly Niche[],
  wordingOf: ReadonlyMap<string, NicheWording>,
  bm25: Bm25Index,
): TermIndex {
  const table = new TermTable();
  for (const { id, words, incumbents, systems } of niches) {
    const put = (term: string, phrase: number, word: number) => {
      const points = (term.includes(' ') ? phrase : word) * rarityOf(term, bm25);
      if (points > 0) table.add(term, id, points);
    };
    for (const word of words) put(word, weights.phrase, weights.word);
    for (const word of wordingOf.get(id)?.also ?? []) put(word, weights.alsoPhrase, weights.alsoWord);
    for (const { name } of [...incumbents, ...systems])
      if (isTelling(name)) table.add(name, id, weights.brand);
  }
  return table.index({ findsSlips: false });
}

function joined(texts: readonly WordCounts[]): WordCounts {
  const all = new Map<string, number>();
  for (const text of texts) for (const [word, times] of text) all.set(word, (all.get(word) ?? 0) + times);
  return all;
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
