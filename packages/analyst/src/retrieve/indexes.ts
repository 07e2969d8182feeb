import { once } from '@slipway/core';
import type { Niche } from '@slipway/knowledge';
import type { WordVectors } from '../text/word-vectors.ts';
import { countStems, listStems, listWords, stemOnce, type Word } from '../text/words.ts';
import { listActs } from './acts.ts';
import { coverOf } from './cover.ts';
import { openRows, type RowList, type SearchedKnowledge } from './list-rows.ts';
import { likenesses, meanMeaning, packMeanings, toSteps } from './meaning.ts';
import { meaningText, stemsOfNiche } from './niche-text.ts';
import { countPhrases } from './phrases.ts';
import { buildPostings, openPostings, type Postings, type PostingsData } from './postings.ts';
import type { RowKind } from './row.ts';

/** Plain data: compiled once with the knowledge it was made from, and only good for that. */
export interface IndexData {
  readonly niches: PostingsData;
  readonly rows: PostingsData;
  /** Names that founders, its people and we have for a niche, each as one word. */
  readonly phrases: PostingsData;
  /** Where each niche stands among the words. */
  readonly meanings: readonly ArrayLike<number>[];
}

/** Of what a row says; a company's name is left out, it means nothing. */
interface RowSays {
  /** Its stems that say something. */
  readonly stems: readonly string[];
  readonly acts: ReadonlySet<string>;
}

export interface Indexes {
  readonly niches: readonly Niche[];
  readonly rows: RowList;
  readonly nicheWords: Postings;
  readonly rowWords: Postings;
  readonly phrases: Postings;
  /** How near each niche comes to what the words mean. */
  likeness(words: readonly Word[]): Float64Array;
  /** How much of what the words say a line says too. */
  coveredBy(words: readonly Word[]): (line: string) => number;
  rowSays(at: number): RowSays;
  placesOf(kind: RowKind): readonly number[];
  placeOfNiche(niche: string): number | null;
  /** The niche that a row belongs to; null where it belongs to an industry as a whole. */
  nicheOfRow(at: number): number | null;
  nichesOfIndustry(industry: string): readonly number[];
  /** A trade filed under two industries is told as the first of both. */
  home(niche: string): string;
}

/** Words of every third niche tell nothing; a row is short, so that hardly any word is too usual there. */
const maxShare = { niches: 1 / 3, rows: 1 / 20 } as const;
/** A word that no niche holds is as rare as one that only one holds. */
const unseenRarity = 6.8;

export function buildIndexes(knowledge: SearchedKnowledge, vectors: WordVectors): IndexData {
  const wordings = new Map(knowledge.wordings.map((wording) => [wording.niche, wording]));
  const jobs = Map.groupBy(knowledge.jobs, ({ niche }) => niche);
  const stemOf = stemOnce();
  const niches = buildPostings(
    knowledge.niches.map((niche) =>
      stemsOfNiche(niche, wordings.get(niche.id), jobs.get(niche.id) ?? [], stemOf),
    ),
    maxShare.niches,
  );
  const { rarity } = openPostings(niches);
  const rows = openRows(knowledge);
  return {
    niches,
    rows: buildPostings(
      Array.from({ length: rows.length }, (_, at) => {
        const { name = '', says = '' } = rows.row(at) ?? {};
        return countStems([[`${name} ${says}`, 1]], stemOf);
      }),
      maxShare.rows,
    ),
    phrases: buildPostings(
      knowledge.niches.map((niche) => countPhrases(niche, stemOf)),
      maxShare.niches,
    ),
    meanings: knowledge.niches.map((niche) =>
      toSteps(
        meanMeaning(
          listWords(meaningText(niche, wordings.get(niche.id)), stemOf),
          vectors,
          (stem) => rarity(stem) || unseenRarity,
        ),
      ),
    ),
  };
}

const none = -1;

export function openIndexes(data: IndexData, knowledge: SearchedKnowledge, vectors: WordVectors): Indexes {
  const nicheWords = openPostings(data.niches);
  const packed = packMeanings(data.meanings, vectors.dimensions);
  const homes = new Map(knowledge.twins.map(([home, other]) => [other, home]));
  const rows = once(() => openRows(knowledge));
  const everyRow = () => Array.from({ length: rows().length }, (_, at) => at);
  const byKind = once(() => Map.groupBy(everyRow(), (at) => rows().kindOf(at)));
  const places = new Map(knowledge.niches.map(({ id }, at) => [id, at]));
  const byIndustry = Map.groupBy(knowledge.niches.keys(), (at) => knowledge.niches[at]?.vertical);
  const placeOfNiche = (niche: string) => places.get(homes.get(niche) ?? niche) ?? null;
  // Asked for every row with every idea.
  const nicheOfRow = once(() =>
    Int16Array.from(everyRow(), (at) => {
      const niche = rows().nicheOf(at);
      return niche === null ? none : (placeOfNiche(niche) ?? none);
    }),
  );
  // A row near one idea is near the next: its words are taken apart once.
  const rowWords = openPostings(data.rows);
  const known: (RowSays | undefined)[] = [];
  const stemOfRow = stemOnce();
  return {
    niches: knowledge.niches,
    get rows() {
      return rows();
    },
    nicheWords,
    rowWords,
    phrases: openPostings(data.phrases),
    likeness(words) {
      const own = meanMeaning(words, vectors, (stem) => nicheWords.rarity(stem) || unseenRarity);
      return likenesses(packed, own);
    },
    coveredBy(words) {
      const cover = coverOf(words, vectors, (stem) => nicheWords.rarity(stem) || unseenRarity);
      return (line) => cover(listWords(line, stemOfRow));
    },
    rowSays(at) {
      const before = known[at];
      if (before !== undefined) return before;
      const row = rows().row(at);
      const says = row?.kind === 'rival' ? row.says : `${row?.name ?? ''} ${row?.says ?? ''}`;
      const stems = listStems(says, stemOfRow);
      const found = { stems: stems.filter((stem) => rowWords.rarity(stem) > 0), acts: listActs(stems) };
      known[at] = found;
      return found;
    },
    placesOf: (kind) => byKind().get(kind) ?? [],
    placeOfNiche,
    nicheOfRow(at) {
      const place = nicheOfRow()[at] ?? none;
      return place === none ? null : place;
    },
    nichesOfIndustry: (industry) => byIndustry.get(industry) ?? [],
    home: (niche) => homes.get(niche) ?? niche,
  };
}
