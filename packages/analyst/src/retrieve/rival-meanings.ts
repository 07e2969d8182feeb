import type { WordVectors } from '../text/word-vectors.ts';
import { listPlainWords, maxTextLength } from '../text/words.ts';
import { openRows, type SearchedKnowledge } from './list-rows.ts';
import { likenesses, meanMeaning, packMeanings, toSteps } from './meaning.ts';
import type { Row } from './row.ts';
import { zScores } from './z-score.ts';

/** How near each company comes to what a text means, in the order of the companies' rows: standardised among all. */
export type NearRivals = (text: string) => Float64Array;

/** The length of a vector of `scripts/fit-meaning.ts` says how much its word counts. */
const asLearnt = (): number => 1;

/** Where each company stands among the words: what it does, and the kind of business it does it for. */
export function buildRivalMeanings(knowledge: SearchedKnowledge, business: WordVectors): Int16Array {
  const niches = new Map(knowledge.niches.map(({ id, name, buyer }) => [id, `${name}. ${buyer}`]));
  const industries = new Map(knowledge.verticals.map(({ id, name }) => [id, name]));
  const whereOf = ({ niche, industry }: Row) =>
    (niche === null ? industries.get(industry ?? '') : niches.get(niche)) ?? '';
  const rows = openRows(knowledge);
  const meanings = Array.from({ length: rows.length }, (_, at) => at)
    .filter((at) => rows.kindOf(at) === 'rival')
    .flatMap((at) => rows.row(at) ?? [])
    .map((row) => {
      const words = listPlainWords(`${row.says}. ${whereOf(row)}`);
      return toSteps(meanMeaning(words, business, asLearnt));
    });
  return packMeanings(meanings, business.dimensions);
}

/** `business`: word vectors that were turned so that texts about one business meet. */
export function openRivalMeanings(meanings: Int16Array, business: WordVectors): NearRivals {
  return (text) => {
    const words = listPlainWords(text.slice(0, maxTextLength));
    return zScores(likenesses(meanings, meanMeaning(words, business, asLearnt)));
  };
}
