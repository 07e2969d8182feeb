import { functionWords } from './function-words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import type { WordCounts } from './word-counts.ts';

/** Where a stem occurs, and what it adds to the score there: two lists side by side, because there are a hundred thousand. */
interface Row {
  readonly places: number[];
  readonly adds: number[];
}

export interface Bm25Index {
  readonly rows: ReadonlyMap<string, Row>;
  readonly documents: number;
}

/** Usual settings (Robertson and Zaragoza 2009): how fast a repeated word stops counting, how much length is made even. */
const k1 = 1.2;
const b = 0.75;
/** A word of more than a third of the documents tells nothing. */
const maxShare = 1 / 3;

/** `texts` count stems. */
export function buildBm25(texts: readonly WordCounts[]): Bm25Index {
  const rows = new Map<string, Row>();
  const lengths = texts.map((counts, place) => {
    let length = 0;
    for (const [stemmed, times] of counts) {
      const row = rows.get(stemmed);
      if (row === undefined) rows.set(stemmed, { places: [place], adds: [times] });
      else {
        row.places.push(place);
        row.adds.push(times);
      }
      length += times;
    }
    return length;
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  const norms = lengths.map((length) => k1 * (1 - b + (b * length) / meanLength));
  for (const [stemmed, { places, adds }] of rows) {
    const held = places.length;
    if (held > texts.length * maxShare) {
      rows.delete(stemmed);
      continue;
    }
    const idf = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
    for (let at = 0; at < held; at++) {
      const times = adds[at] ?? 0;
      adds[at] = (idf * times * (k1 + 1)) / (times + (norms[places[at] ?? 0] ?? 1));
    }
  }
  return { rows, documents: texts.length };
}

/** By document, in the order in which they were given. `weightOf` tells which words of the text count less. */
export function scoreBm25(
  { rows, documents }: Bm25Index,
  tokens: readonly Token[],
  weightOf: (token: Token) => number = () => 1,
): readonly number[] {
  const weights = new Map<string, number>();
  for (const token of tokens)
    if (!functionWords.has(token.word))
      weights.set(token.stem, Math.max(weightOf(token), weights.get(token.stem) ?? 0));
  const scores = new Array<number>(documents).fill(0);
  for (const [stemmed, weight] of weights) {
    const row = rows.get(stemmed);
    row?.places.forEach((place, at) => {
      scores[place] = (scores[place] ?? 0) + weight * (row.adds[at] ?? 0);
    });
  }
  return scores;
}

/** Each word is stemmed once: the whole knowledge passes here when the reader is built. */
export function stemCounts(texts: readonly WordCounts[]): readonly WordCounts[] {
  const stems = new Map<string, string>();
  return texts.map((words) => {
    const counts = new Map<string, number>();
    for (const [word, times] of words) {
      let stemmed = stems.get(word);
      if (stemmed === undefined) {
        stemmed = stem(word);
        stems.set(word, stemmed);
      }
      counts.set(stemmed, (counts.get(stemmed) ?? 0) + times);
    }
    return counts;
  });
}
