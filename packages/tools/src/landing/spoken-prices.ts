import { words } from './names-price.ts';
import { capitalise, withoutStop } from './phrase.ts';

/** As the rows of the form are. */
interface SpokenPrice {
  readonly item: string;
  readonly amount: string;
  readonly note: null;
  readonly section: null;
}

const price = String.raw`(\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|zł|kr|${words}|[A-Z]{3})(?!\p{L}))`;
const what = String.raw`((?:by|at|on|for|in|with|one|each|an?)\s[\p{L}\d -]{2,30}?)`;
const one = new RegExp(`${price}\\s${what}(?=,|\\.|;| and | or |$)`, 'gu');
/** "$39 a month and $5 a user" is one price, "24 euros a chair, 45 euros a desk" are two. */
const beside = ([, , item = '']: RegExpExecArray): RegExp =>
  /^an?\s/u.test(item) ? /^, $/u : /^(?:, | and | or |, and )$/u;
/** "Hems from €18": up to three words, then its price. */
const named = new RegExp(String.raw`^([\p{L}-]+(?:\s[\p{L}-]+){0,2}?)\s((?:from\s)?${price})$`, 'u');
const cost = /\b(?:costs?|pay|pays|paid|spend|spends|buy|buys|rent|wages?|instead of)\b/iu;

/** "£75 by day, £110 at night": several prices beside each other, as the founder says them; none where a sentence may name a cost. */
export function spokenPrices(sentence: string, main: string): SpokenPrice[] {
  if (cost.test(sentence)) return [];
  const listed = namedPrices(sentence);
  if (listed.some(({ amount }) => amount.endsWith(main)) && main !== '') return listed;
  const found = [...sentence.matchAll(one)];
  const isBeside = found.every(
    (match, at) => at === 0 || beside(match).test(between(sentence, found[at - 1], match)),
  );
  if (found.length < 2 || !isBeside || !found.some(([, amount]) => amount === main)) return [];
  return found.map(([, amount = '', item = '']) => ({
    item: capitalise(item.replace(/^for /u, '')),
    amount,
    note: null,
    section: null,
  }));
}

/** "Hems from €18, zips from €24", where that is all the sentence says. */
function namedPrices(sentence: string): SpokenPrice[] {
  const parts = withoutStop(sentence).split(/, and |, | and /u);
  const found = parts.flatMap((part): SpokenPrice[] => {
    const [, item = '', amount = ''] = named.exec(part) ?? [];
    return item === ''
      ? []
      : [{ item: capitalise(item.replace(/\s(?:is|are|costs?)$/u, '')), amount, note: null, section: null }];
  });
  return found.length > 1 && found.length === parts.length ? found : [];
}

const between = (text: string, before: RegExpExecArray | undefined, after: RegExpExecArray): string =>
  text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), after.index);
