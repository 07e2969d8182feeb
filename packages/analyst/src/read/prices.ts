import type { Amount } from './amounts.ts';
import type { Token } from './tokens.ts';

/** An amount with what it is paid for: "$189 a truck every month". */
export interface PriceMention {
  readonly amount: Amount;
  /** Place of its last token, and of the sentence. */
  readonly at: number;
  readonly first: number;
  readonly sentence: number;
  /** Places of the nouns it is paid per, in the tokens. */
  readonly units: readonly number[];
  /** month, year, week, day, quarter, hour; null when none is named. */
  readonly period: string | null;
  /** Letters up to which the price with its units goes. */
  readonly to: number;
}

export const periods: Readonly<Record<string, string>> = {
  month: 'month',
  monthly: 'month',
  months: 'month',
  mo: 'month',
  mth: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  annum: 'year',
  yr: 'year',
  season: 'season',
  week: 'week',
  weekly: 'week',
  wk: 'week',
  day: 'day',
  daily: 'day',
  night: 'night',
  quarter: 'quarter',
  quarterly: 'quarter',
  hour: 'hour',
  hourly: 'hour',
  hr: 'hour',
  h: 'hour',
};
const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const joins = /^(?:per|a|an|each|every|\/|the|for|and|one|in|by|p\.?)$/u;

export function findPrices(tokens: readonly Token[], amounts: readonly Amount[]): readonly PriceMention[] {
  let at = 0;
  return amounts.map((amount) => {
    while (at < tokens.length && (tokens[at]?.to ?? 0) <= amount.from) at++;
    const first = at;
    let last = first;
    while ((tokens[last + 1]?.from ?? Number.POSITIVE_INFINITY) < amount.to) last++;
    const units: number[] = [];
    let period: string | null = null;
    let to = amount.to;
    let isJoined = false;
    for (let place = last + 1; place < Math.min(tokens.length, last + 10); place++) {
      const token = tokens[place];
      if (token === undefined || token.sentence !== tokens[last]?.sentence) break;
      const found = periods[token.lower.replace(/\.$/u, '')];
      // "9 euro month": with no noun behind it, it is how often.
      const isBare = place === last + 1 && !isNounAt(tokens, place + 1);
      if (found !== undefined && (isJoined || isBare || /ly$/u.test(token.lower) || units.length > 0)) {
        period ??= found;
        to = token.to;
        isJoined = false;
      } else if (token.lower === 'each' && !isOneAt(tokens, place + 1)) {
        to = token.to;
      } else if (joins.test(token.lower)) {
        // "per machine and the owner", "14,000 and a driver": behind "and" only a period goes on.
        if (token.lower === 'and' && !isPeriodAfter(tokens, place)) break;
        // "per device for data wiping", "a month in total": what follows is no second unit.
        const isEach = /^(?:each|every)$/u.test(tokens[place + 1]?.lower ?? '');
        if (/^(?:for|in)$/u.test(token.lower) && (units.length > 0 || period !== null) && !isEach) break;
        // "14 euros in leather": what it goes into, and not how often.
        if (token.lower === 'in' && !isTimeAfter(tokens, place)) break;
        isJoined = true;
        // "in June": a month, and nothing it is paid for.
        if (token.lower === 'in' && months.test(tokens[place + 1]?.lower ?? '')) {
          period ??= 'month';
          to = tokens[place + 1]?.to ?? to;
          break;
        }
      } else if (isJoined && (isNounAt(tokens, place) || isUnitBefore(tokens, place))) {
        // The whole phrase is the unit; its last noun counts.
        let head = place;
        // "15 a wash. Machines cost": the tagger takes the stop for a part of the word.
        while (
          tokens[head + 1]?.sentence === token.sentence &&
          isNounAt(tokens, head + 1) &&
          periods[tokens[head + 1]?.lower ?? ''] === undefined
        )
          head++;
        // "280 for Fri to Sun": from when to when, and nothing it is paid for.
        if (/^(?:to|till|until|-|–)$/u.test(tokens[head + 1]?.lower ?? '') && isNounAt(tokens, head + 2))
          break;
        units.push(head);
        to = tokens[head]?.to ?? to;
        place = head;
        isJoined = false;
      } else if (!(isJoined && token.pos === 'ADJ')) break;
      // "per flat a month": no noun follows, so it is one.
      else if (!isNounAt(tokens, place + 1)) {
        units.push(place);
        to = token.to;
        isJoined = false;
      }
    }
    period ??= periodBefore(tokens, first) ?? (units.length === 0 ? periodOfPlan(tokens, first) : null);
    return { amount, at: last, first, sentence: tokens[first]?.sentence ?? 0, units, period, to };
  });
}

/** "and month", "and per month". */
const isPeriodAfter = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((step) => periods[tokens[at + step]?.lower ?? ''] !== undefined);

/** "in June", "in a month", "in the season". */
const isTimeAfter = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((step) => {
    const word = tokens[at + step]?.lower ?? '';
    return months.test(word) || periods[word] !== undefined;
  });

/** "a monthly plan of 65.000 pesos": the period stands before the sum. */
function periodBefore(tokens: readonly Token[], first: number): string | null {
  const [adjective, noun, joint] = tokens.slice(Math.max(0, first - 3), first);
  const isPlan = noun?.pos === 'NOUN' && /^(?:of|at|is|:)$/u.test(joint?.lower ?? '');
  return isPlan && /ly$|^annual$/u.test(adjective?.lower ?? '')
    ? (periods[adjective?.lower ?? ''] ?? null)
    : null;
}

/** "A yearly contract with two visits is 690 euro": what the price is for says how often. */
function periodOfPlan(tokens: readonly Token[], first: number): string | null {
  if (!/^(?:is|costs|at|for)$/u.test(tokens[first - 1]?.lower ?? '')) return null;
  for (let at = first - 2; at >= 0 && tokens[at]?.sentence === tokens[first]?.sentence; at--) {
    const { lower = '', pos = '' } = tokens[at] ?? {};
    if (/ly$|^annual$/u.test(lower) && periods[lower] !== undefined)
      return isNounAt(tokens, at + 1) ? (periods[lower] ?? null) : null;
    if (!/^(?:NOUN|ADJ|NUM|CCONJ)$/u.test(pos) && lower !== 'with') return null;
  }
  return null;
}

/** "per lift per month": between two such words stands a unit, whatever the tagger takes it for. */
function isUnitBefore(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  return (
    /^(?:per|a|an|each|\/)$/u.test(before?.lower ?? '') &&
    /^\p{L}+$/u.test(token?.lower ?? '') &&
    /^(?:per|a|an|each|every|\/)$/u.test(next?.lower ?? '')
  );
}

/** "30 each goes to parts": behind "each" stands a single thing, whatever the tagger takes that word for. */
const isOneAt = (tokens: readonly Token[], place: number): boolean =>
  isNounAt(tokens, place) && !/[^su]s$/u.test(tokens[place]?.lower ?? '');

function isNounAt(tokens: readonly Token[], place: number): boolean {
  const pos = tokens[place]?.pos;
  return pos === 'NOUN' || pos === 'PROPN';
}
