import { isNotDone, rule } from '../../hearing/patterns.ts';
import type { Reading } from '../../reading/index.ts';
import { shortQuote } from '../../wording/index.ts';
import type { ScoreInput } from '../fields.ts';
import { hear } from '../hear.ts';
import { listTexts, type TextName } from '../texts.ts';
import type { Heard } from './judgement.ts';

/**
 * What the idea reader understood, for dimensions on which the small reader of the home page hears nothing. A sentence that is
 * understood as a problem is one; how large it is stays open.
 */

const loss = rule(
  String.raw`\b(?:wait(?:s|ing)?\s(?:\p{L}+\s)?(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)\s(?:days?|weeks?|months?)|los(?:es?|ing)\s(?!weight\b)(?:[\p{L}-]+\s){0,2}[\p{L}-]+|overpay\p{L}*|oversells?|throws? away\s(?:[\p{L}-]+\s){0,3}[\p{L}-]+|half (?:the )?price|drives? back empty|breaks? down|gets? (?:phished|hacked|sued|fined|robbed))\b`,
);

/** "Brands cannot tell which posts led to sales" → "cannot tell which posts led to sales": who it is stands in the sentence already. */
function withoutOpening(problem: string | null, { customer }: Reading): string | null {
  const name = customer?.value ?? '';
  if (problem === null || name === '' || !problem.toLowerCase().startsWith(name.toLowerCase()))
    return problem;
  const rest = problem
    .slice(name.length)
    .replace(/^\s(?:in|across)\s(?:[\p{L}-]+\s){0,2}\p{Lu}[\p{L}-]+/u, '')
    .trim();
  const isClause = /^(?!(?:at|of|with|who|that|in|from|for|and|on|or|under|over)\s)\p{Ll}/u.test(rest);
  return isClause && rest.split(/\s+/u).length >= 3 ? rest : problem;
}

export function problemIn(input: ScoreInput, reading: Reading): Heard | null {
  for (const { field, text } of listTexts(input, ['problem', 'idea', 'solution'])) {
    const lost = text.matchAll(loss).next().value;
    if (lost !== undefined) return { field, quote: shortQuote(lost[0], 8), low: 4, high: 8, level: 6 };
  }
  const problem = reading.problem?.value ?? null;
  // "Nobody pays for it" is a problem of the founder's, not of the customer's.
  if (problem !== null && hear('willingness-to-pay', problem)?.level === 0) return null;
  return fromReading(input, withoutOpening(problem, reading), { low: 2, high: 6, level: 4 });
}

/** How people manage today, in the words of the problem. */
const today = rule(
  String.raw`\b(?:by (?:gut(?: feeling)?|feel(?:ing)?|guess(?:work)?|word of mouth|photo|mail|post|ear|eye)|in cash|on (?:a )?(?:whiteboards?|sticky notes|paper)|through (?:middlemen|brokers|agents)|thru middlemen|at the counter|in (?:\p{L}+ )?binders|from memory|ten questions all day)\b`,
);

export function todayIn(input: ScoreInput): Heard | null {
  for (const { field, text } of listTexts(input, ['workaround', 'problem', 'idea'])) {
    const found = text.matchAll(today).next().value;
    if (found !== undefined) return { field, quote: found[0], low: 2, high: 6, level: 4 };
  }
  return null;
}

/** A way to charge, with or without an amount. */
export function chargeIn(input: ScoreInput, { price, businessModel }: Reading): Heard | null {
  if (price !== null) {
    const priced = fromReading(input, price.because[0] ?? null, { low: 4, high: 8, level: 6 });
    if (priced !== null) return priced;
  }
  if (businessModel === null) return null;
  const isAds = businessModel.value === 'ads';
  return fromReading(
    input,
    businessModel.because[0] ?? null,
    isAds ? { low: 0, high: 2, level: 2 } : { low: 2, high: 6, level: 4 },
  );
}

const way = rule(
  String.raw`\b(?:(?:we|I)\s(?:find|reach|win|meet)\s(?:[\p{L}-]+\s){0,3}|found\s)(?:through|via)\s(?:[\p{L}\d-]+\s){0,3}[\p{L}\d-]+`,
);

/** A way to the buyers that is told as something done: "found through two distributors". */
export function channelIn(input: ScoreInput): Heard | null {
  for (const { field, text } of listTexts(input, ['idea', 'solution']))
    for (const match of text.matchAll(way))
      if (!isNotDone(text, match.index, '')) return { field, quote: match[0], low: 2, high: 6, level: 4 };
  return null;
}

/** What is built, where it is told: parts that are known, and nothing said about having built them. */
export function offerIn(input: ScoreInput, { offer }: Reading): Heard | null {
  return fromReading(input, offer?.value ?? null, { low: 2, high: 6, level: 4 });
}

const work = rule(
  String.raw`\b(?:I|we)(?:[’']ve|\shave)?\s(?:both\s)?(?!will|would|want|plan)\p{L}+\s(?:[\p{L}-]+\s){0,4}for\s(?:\p{L}+\s)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\s(?:\p{L}+\s)?years\b`,
);

/** Years of doing it, whatever the verb: "I serviced elevators for 12 years". */
export function workIn(input: ScoreInput): Heard | null {
  for (const { field, text } of listTexts(input, ['idea', 'solution', 'problem']))
    for (const match of text.matchAll(work))
      if (!isNotDone(text, match.index, '')) return { field, quote: match[0], low: 4, high: 10, level: 6 };
  return null;
}

/** The reading's words are pieces of the whole text: the field they came from is looked up. */
function fromReading(
  input: ScoreInput,
  words: string | null,
  band: { readonly low: number; readonly high: number; readonly level: number },
): Heard | null {
  if (words === null) return null;
  const quote = shortQuote(words.replace(/\s+/gu, ' '), 12);
  const names: readonly TextName[] = ['problem', 'idea', 'solution'];
  const found = listTexts(input, names).find(({ text }) => text.includes(quote));
  return found === undefined || quote === '' ? null : { ...band, field: found.field, quote };
}
