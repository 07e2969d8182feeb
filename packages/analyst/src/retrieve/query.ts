import { listStems, listWords, maxTextLength, type Word } from '../text/words.ts';
import { listActs } from './acts.ts';
import type { Indexes } from './indexes.ts';
import { listRuns } from './phrases.ts';
import { zScores } from './z-score.ts';

/** What is already known of the idea; each part is optional, and the text stands in for it. */
export interface IdeaReading {
  /** "counts scaffold gear from lorry photos". */
  readonly does?: string;
  /** "scaffolding firms". */
  readonly payer?: string;
  /** Country codes, or `EU` and such. */
  readonly places?: readonly string[];
  /** Id of the niche that the founder confirmed; null where none of those offered was right. */
  readonly niche?: string | null;
}

/** Scores of all niches, best place 0. */
interface NicheScores {
  readonly scores: Float64Array;
  readonly places: readonly number[];
  readonly order: readonly number[];
  readonly best: number;
}

export interface Query {
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** Of what it does; of the whole text where that was not read. */
  readonly doesStems: ReadonlySet<string>;
  /** What it does was read, not only typed. */
  readonly wasRead: boolean;
  readonly payerStems: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
  readonly doesActs: ReadonlySet<string>;
  readonly places: readonly string[];
  /** By the whole text, and by what was read alone. */
  readonly byText: NicheScores;
  readonly byReading: NicheScores;
  /** Place of the niche that the founder confirmed; null for none of them, absent while nobody asked. */
  readonly confirmed?: number | null;
  /** How well each row's words stand in the text. */
  readonly rowScores: Float64Array;
}

export function makeQuery(input: string, reading: IdeaReading, indexes: Indexes): Query {
  const text = input.slice(0, maxTextLength);
  const words = listWords(text);
  const stems = new Set(words.map(({ stem }) => stem));
  const does = reading.does?.slice(0, maxTextLength) ?? '';
  const payer = reading.payer?.slice(0, maxTextLength) ?? '';
  const payerStems = new Set(listStems(payer));
  const doesStems = does === '' ? withoutAll(stems, payerStems) : new Set(listStems(does));
  const read = `${does} ${payer}`;
  const confirmed = typeof reading.niche === 'string' ? indexes.placeOfNiche(reading.niche) : reading.niche;
  const byText = scoreNiches(text, indexes, confirmed);
  return {
    ...(confirmed === undefined ? {} : { confirmed }),
    words,
    stems,
    doesStems,
    wasRead: does !== '',
    payerStems,
    acts: listActs(stems),
    doesActs: listActs(doesStems),
    places: reading.places ?? [],
    byText,
    byReading: does === '' ? byText : scoreNiches(read, indexes, confirmed),
    rowScores: indexes.rowWords.score(new Map([...stems].map((stem) => [stem, 1]))),
  };
}

/** Standardised score of a niche by the text alone. */
export function makeNicheScore(text: string, indexes: Indexes): (niche: string) => number {
  const { scores } = scoreNiches(text.slice(0, maxTextLength), indexes, undefined);
  return (niche) => scores[indexes.placeOfNiche(niche) ?? -1] ?? 0;
}

/** Of one-line ideas the first niche was right for 68 %; with names, for 79 % (260 labelled lines). */
const nameWorth = 0.3;
/** A long text holds more names that are not its own. */
const lineWords = 10;

/** By words and by what they mean, in equal parts, and by the names that stand in the text word for word. */
function scoreNiches(text: string, indexes: Indexes, confirmed: number | null | undefined): NicheScores {
  const words = listWords(text);
  const weights = new Map(words.map(({ stem }) => [stem, 1]));
  const byWords = zScores(indexes.nicheWords.score(weights));
  const byMeaning = zScores(indexes.likeness(words));
  const named = indexes.phrases.score(listRuns(words));
  const worth = nameWorth * Math.min(1, Math.sqrt(lineWords / words.length));
  const scores = zScores(byWords.map((score, at) => score + (byMeaning[at] ?? 0))).map(
    (score, at) => score + worth * (named[at] ?? 0),
  );
  // A founder's word outweighs every guess.
  if (typeof confirmed === 'number') scores[confirmed] = Math.max(...scores) + 1;
  const order = [...scores.keys()].sort((a, z) => (scores[z] ?? 0) - (scores[a] ?? 0) || a - z);
  const places = new Array<number>(order.length);
  order.forEach((niche, place) => {
    places[niche] = place;
  });
  return { scores, places, order, best: scores[order[0] ?? 0] ?? 0 };
}

function withoutAll(stems: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !others.has(stem)));
}
