import { capitalise } from './phrase.ts';

/** As the rows of the form are. */
interface SpokenPrice {
  readonly item: string;
  readonly amount: string;
  readonly note: null;
  readonly section: null;
}

const price = String.raw`(\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|zł|kr|[A-Z]{3})(?!\p{L}))`;
const what = String.raw`((?:by|at|on|for|in|with|one|each)\s[\p{L}\d -]{2,30}?)`;
const one = new RegExp(`${price}\\s${what}(?=,|\\.|;| and | or |$)`, 'gu');
const cost = /\b(?:costs?|pay|pays|paid|spend|spends|buy|buys|rent|wages?|instead of)\b/iu;

/** "£75 by day, £110 at night": several prices beside each other, as the founder says them; none where a sentence may name a cost. */
export function spokenPrices(sentence: string, main: string): SpokenPrice[] {
  if (cost.test(sentence)) return [];
  const found = [...sentence.matchAll(one)];
  const isBeside = found.every(
    (match, at) => at === 0 || /^(?:, | and | or |, and )$/u.test(between(sentence, found[at - 1], match)),
  );
  if (found.length < 2 || !isBeside || !found.some(([, amount]) => amount === main)) return [];
  return found.map(([, amount = '', item = '']) => ({
    item: capitalise(item.replace(/^for /u, '')),
    amount,
    note: null,
    section: null,
  }));
}

const between = (text: string, before: RegExpExecArray | undefined, after: RegExpExecArray): string =>
  text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), after.index);
