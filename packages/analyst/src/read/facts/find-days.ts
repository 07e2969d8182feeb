import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';
import { findSeason } from './find-season.ts';

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayName = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?$/u;
const reaches = /^(?:to|till|until|through|thru|-|–|—)$/u;
const weekdays = /^weekdays$/u;
const works = /^(?:work|open|trade|operate|run|sell|bake|cook|drive)$/u;
const daysMost = 31;
const monthLeast = 20;
/** "Closed never, 30 days." */
const isAlone = (tokens: readonly Token[], at: number): boolean =>
  /^[,;.(]$/u.test(tokens[at - 1]?.text ?? '') && /^[,;.)]$/u.test(tokens[at + 2]?.text ?? '');

/** "Monday to Friday": days of work in a week, where something is counted by the day and nobody says how many days. */
export function findDays(
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  facts: readonly Fact[],
): Fact | null {
  const { tokens, spans } = parsed;
  const asksDaily = parsed.sentences.some(({ first, last }) => {
    const words = tokens.slice(first, last + 1).map(({ lower }) => lower);
    return words.at(-1) === '?' && /\b(?:a|per|each) day\b/u.test(words.join(' '));
  });
  const isDaily =
    asksDaily ||
    facts.some(
      ({ kind, per, noun }) =>
        /^(?:volume|often|aim|expected|capacity)$/u.test(kind) && per === 'day' && !isTime.test(noun ?? ''),
    );
  const inYear = isDaily ? daysOfYear(parsed, numbers) : null;
  if (inYear !== null) return inYear;
  const isSaid = facts.some(
    ({ kind, noun, sure }) => sure && kind === 'often' && /^days?$/u.test(noun ?? ''),
  );
  if (!isDaily || isSaid) return null;
  const worked = numbers.find(({ at, noun, value }) => {
    const span = spans.find(({ first, last }) => first <= at && at <= last);
    const clause = tokens.slice(span?.first ?? at, at);
    return (
      /^days?$/u.test(noun ?? '') &&
      value <= daysMost &&
      (clause.some(({ lemma }) => works.test(lemma)) || (value >= monthLeast && isAlone(tokens, at)))
    );
  });
  const [opens, closes] = [tokens[worked?.at ?? 0], tokens[worked?.end ?? 0]];
  if (worked !== undefined && opens !== undefined && closes !== undefined)
    return {
      ...toFact(worked.value, opens, closes),
      per: worked.rate ?? (worked.value <= 7 ? 'week' : 'month'),
    };
  for (const [at, token] of tokens.entries()) {
    if (weekdays.test(token.lower)) return toFact(5, token, token);
    const [join, last] = [tokens[at + 1], tokens[at + 2]];
    if (join === undefined || last === undefined) continue;
    // "Open every day"
    if (token.lower === 'open' && join.lower === 'every' && last.lower === 'day')
      return toFact(7, token, last);
    const named = dayName.test(token.lower) ? namedFrom(at, tokens) : null;
    if (named !== null) return toFact(named.count, token, named.last);
    if (reaches.test(join.lower) && dayName.test(token.lower) && dayName.test(last.lower))
      return toFact(((placeOf(last) - placeOf(token) + 7) % 7) + 1, token, last);
  }
  return null;
}

/** "Fri Sat Sun", "Friday, Saturday and Sunday": each day by its name. */
function namedFrom(
  at: number,
  tokens: readonly Token[],
): { readonly count: number; readonly last: Token } | null {
  let [count, end] = [1, at];
  for (let place = at + 1; place < tokens.length; place++) {
    const { lower = '', sentence } = tokens[place] ?? {};
    if (sentence !== tokens[at]?.sentence) break;
    if (dayName.test(lower)) [count, end] = [count + 1, place];
    else if (!/^(?:,|and|&|\/)$/u.test(lower)) break;
  }
  const last = tokens[end];
  return count < 2 || last === undefined ? null : { count, last };
}

/** More are no days of work of one year. */
const yearMost = 320;
const inAll =
  /^(?:in (?:all|total)|altogether|a year|a season|per year|per season|each (?:year|season|summer))\b/u;
const isTime = /^(?:in|within|after|every|last|next|until|under|over)$/u;

/** "On 60 days in all", "about 75 dry days" of a summer: days of work in the year. */
function daysOfYear(parsed: ParsedText, numbers: readonly NumberSaid[]): Fact | null {
  const { tokens } = parsed;
  const isPart = findSeason(parsed).isSeasonal;
  for (const { at, end, noun, sum, value } of numbers) {
    const [from, to] = [tokens[at], tokens[end]];
    if (sum !== null || !/\bdays$/u.test(noun ?? '') || from === undefined || to === undefined) continue;
    if (value <= daysMost || value > yearMost || isTime.test(tokens[at - 1]?.lower ?? '')) continue;
    const after = tokens
      .slice(end + 1, end + 3)
      .map(({ lower }) => lower)
      .join(' ');
    if (isPart || inAll.test(after)) return { ...toFact(value, from, to), per: 'year' };
  }
  return null;
}

const placeOf = ({ lower }: Token): number => week.indexOf(lower.slice(0, 3));

function toFact(value: number, { from }: Token, { to }: Token): Fact {
  const span = { from, to };
  return {
    kind: 'often',
    value,
    currency: null,
    noun: 'days',
    per: 'week',
    words: span,
    number: span,
    chance: 1,
    sure: true,
  };
}
