import type { Bm25Index } from './bm25.ts';
import { functionWords } from './function-words.ts';
import type { Hit } from './term-index.ts';
import type { Token } from './tokens.ts';

const longestPhrase = 4;
const most = 8;

/** The founder's own noun phrases, most telling first: runs of words between the small ones, weighed by what they point to. */
export function listPhrases(
  text: string,
  tokens: readonly Token[],
  hits: readonly Hit[],
  bm25: Bm25Index,
): readonly string[] {
  const weighed = listRuns(text, tokens).map((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? 0;
    const pointing = hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .reduce((sum, { points }) => sum + Math.max(...points.values()) / Math.sqrt(points.size), 0);
    const rare = run.filter(({ stem }) => stem.length > 4 && !bm25.rows.has(stem)).length;
    return { quote: text.slice(start, end), start, score: pointing + rare * 0.4 + (run.length > 1 ? 1 : 0) };
  });
  const seen = new Set<string>();
  return weighed
    .sort((a, z) => z.score - a.score || a.start - z.start)
    .map(({ quote }) => quote)
    .filter((quote) => {
      const key = quote.toLowerCase();
      if (seen.has(key) || quote.length < 4) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

/** A quote that ends on a number has lost what was counted. */
const numberWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half'.split(
    ' ',
  ),
);

function listRuns(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const token of tokens) {
    const previous = run.at(-1);
    const gap = previous === undefined ? ' ' : text.slice(previous.end, token.start);
    const isNext = /^[\s’'-]$/u.test(gap);
    // "e-bikes" is one word, and is not cut in two.
    const isFull = run.length >= longestPhrase && gap !== '-';
    const stops = functionWords.has(token.word) || /^\d|ly$/u.test(token.word) || numberWords.has(token.word);
    if (stops || !isNext || isFull) close();
    if (!stops) run.push(token);
  }
  close();
  return runs;
}
