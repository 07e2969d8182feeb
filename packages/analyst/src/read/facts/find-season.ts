import { wordNumber } from '../amounts.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';
import { isPresentAt } from './tense.ts';

/** When in the year it is sold. */
interface SeasonSaid {
  /** How long: "from May to October" is 6 months a year; null where the text does not say. */
  readonly fact: Fact | null;
  /** Only in a part of the year: "during the season". */
  readonly isSeasonal: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullMonth =
  /^(?:january|february|march|april|may|june|july|august|sept?(?:ember)?|october|november|december|jan|feb|mar|apr|jun|jul|aug|oct|nov|dec)$/u;
const reaches = /^(?:to|till|until|through|thru|and|-|–|—)$/u;
/** The busiest weeks are not all of them. */
const isPeak = /\b(?:peaks?|busiest|busy|mostly|most of|quiet|closed?|dead|idle|slow|except)\b/u;
const isPart =
  /\b(?:during|in|for|each|every|only) (?:the |each |every |their |our )?(?:\p{L}+ )?(?:season|summers?|winters?)\b|\b(?:summers|winters) only\b|\bseasonal(?:ly)?\b/u;
const middle = /\b(?:middle|start|end|height) of (?:the )?(?:season|summer|winter)\b/u;
const isOpen = /^(?:open|run|operate|trade|sell|work|fish|season|last)/u;
const yearly = /^(?:a|per|of the|in the|in a|each|every|out of the) year\b/u;

/** Only of what is sold or done: whoever tested from May to July had no season. */
export function findSeason(parsed: ParsedText): SeasonSaid {
  const fact = findRange(parsed) ?? findLength(parsed);
  const isSeasonal = fact !== null || parsed.sentences.some((sentence) => saysPart(sentence, parsed));
  return { fact, isSeasonal };
}

interface Tokens {
  readonly first: number;
  readonly last: number;
}

const wordsOf = ({ first, last }: Tokens, { tokens }: ParsedText): string =>
  tokens
    .slice(first, last + 1)
    .map(({ lower }) => lower)
    .join(' ');

/** "25,000 a month during the season": beside a price, or it is said of somebody's holidays. */
function saysPart(sentence: Tokens, parsed: ParsedText): boolean {
  const words = wordsOf(sentence, parsed);
  return hasRate(sentence, parsed) && isPart.test(words) && !middle.test(words);
}

/** A price that comes again stands in it. */
function hasRate({ first, last }: Tokens, { prices, tokens }: ParsedText): boolean {
  const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
  return prices.some(({ amount, period }) => period !== null && amount.from >= from && amount.to <= to);
}

function isPriced({ first, last }: Tokens, { prices, tokens }: ParsedText): boolean {
  const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
  return prices.some(({ amount }) => amount.from >= from && amount.to <= to);
}

/** "from May to October". */
function findRange(parsed: ParsedText): Fact | null {
  const { tokens } = parsed;
  for (const [at, token] of tokens.entries()) {
    const end = tokens[at + 1]?.lower === 'the' ? at + 3 : at + 2;
    const [join, until] = [tokens[end - 1], tokens[end]];
    if (!isMonth(token) || join === undefined || until === undefined || !isMonth(until)) continue;
    const isJoined =
      reaches.test(join.lower) && (join.lower !== 'and' || tokens[at - 1]?.lower === 'between');
    if (!isJoined || !isWorked(at, parsed) || goesOn(end, tokens)) continue;
    const span = ((placeOf(until.lower) - placeOf(token.lower) + 12) % 12) + 1;
    if (span < 12) return toFact(span, 'months', at, end, parsed);
  }
  return null;
}

/** "between March and October, half of that in winter": the other months bring something too. */
const goesOn = (end: number, tokens: ParsedText['tokens']): boolean =>
  tokens
    .slice(end + 1)
    .some(
      ({ sentence, lower }) =>
        sentence === tokens[end]?.sentence && /^(?:winter|summer|spring|autumn|otherwise|rest)$/u.test(lower),
    );

/** A month has a capital: "may" does not. */
const isMonth = ({ text, lower }: { readonly text: string; readonly lower: string }): boolean =>
  fullMonth.test(lower) && text.charAt(0) !== lower.charAt(0);
const placeOf = (month: string): number => months.indexOf(month.slice(0, 3));

/** "open 20 weeks", "a 14-week season", "five months a year". */
function findLength(parsed: ParsedText): Fact | null {
  const { tokens } = parsed;
  for (const [at, { lower, pos }] of tokens.entries()) {
    const joined = /^(\d+)-(week|month)$/u.exec(lower);
    const value = joined === null ? (pos === 'NUM' ? numberOf(lower) : null) : Number(joined[1]);
    const end = joined !== null || tokens[at + 1]?.lower !== '-' ? at + (joined === null ? 1 : 0) : at + 2;
    const unit = joined?.[2] ?? /^(week|month)s?$/u.exec(tokens[end]?.lower ?? '')?.[1];
    if (value === null || unit === undefined || value < 1 || value >= (unit === 'week' ? 52 : 12)) continue;
    const after = wordsOf({ first: end + 1, last: end + 3 }, parsed);
    const before = tokens[at - 1]?.lower === 'about' ? at - 2 : at - 1;
    const near = [tokens[before], tokens[before - 1]].map((one) => one?.lemma ?? '');
    const isSeason =
      /^season\b/u.test(after) ||
      /\bseason (?:of|is|lasts|runs|has)(?: (?:about|only|just))?$/u.test(
        wordsOf({ first: at - 4, last: at - 1 }, parsed),
      );
    const isYearly = yearly.test(after) && isWorked(at, parsed) && isOurs(at, parsed);
    if (!isSeason && !isYearly && !near.some((one) => isOpen.test(one))) continue;
    // "We have run 20 weeks": without a year it is how long ago it began.
    if (!isSeason && !isYearly && !/^(?:open)$/u.test(near.find((one) => one !== '') ?? '')) continue;
    return toFact(value, `${unit}s`, at, end, parsed);
  }
  return null;
}

const numberOf = (word: string): number | null => (/^\d+$/u.test(word) ? Number(word) : wordNumber(word));

/** Said of the founder's work or of the price, and not of a ram that works six weeks a year. */
function isOurs(at: number, parsed: ParsedText): boolean {
  const sentence = parsed.sentences.find(({ last }) => last >= at);
  const verb = parsed.clauses.verbs.findLast((one) => one.at < at && one.at >= (sentence?.first ?? at));
  const isFounder = verb === undefined || verb.pronoun === 'i' || verb.pronoun === 'we';
  return isFounder || (sentence !== undefined && hasRate(sentence, parsed));
}

/** The clause says what is done each year, or what is paid; not what was done once, and not what it costs them. */
function isWorked(at: number, parsed: ParsedText): boolean {
  const { tokens, spans, clauses, sentences } = parsed;
  const sentence = sentences.find(({ last }) => last >= at);
  const clause = spans.find(({ last }) => last >= at);
  if (sentence === undefined || clause === undefined || isPeak.test(wordsOf(clause, parsed))) return false;
  if (/\?$|\b(?:what|how) (?:do|does|should|can|will)\b/u.test(wordsOf(sentence, parsed))) return false;
  const own = clauses.verbs.filter((verb) => verb.at >= clause.first && verb.at <= clause.last);
  if (own.some(({ lemma }) => /^(?:lose|waste|spend|wait|miss)$/u.test(lemma))) return false;
  if (own.length === 0) return true;
  return isPriced(sentence, parsed) || own.some((verb) => verb.modal !== null || isPresentAt(verb, tokens));
}

function toFact(value: number, noun: string, at: number, end: number, { tokens }: ParsedText): Fact {
  const span = { from: tokens[at]?.from ?? 0, to: tokens[end]?.to ?? 0 };
  return {
    kind: 'season',
    value,
    currency: null,
    noun,
    per: 'year',
    words: span,
    number: span,
    chance: 1,
    sure: true,
  };
}
