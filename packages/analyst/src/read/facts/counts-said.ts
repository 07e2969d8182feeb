import type { PartyLexicon } from '../parties.ts';
import { singular } from '../word-forms.ts';
import type { Said, SoldNouns } from './money-said.ts';
import type { SaidOf } from './said-of.ts';

const window =
  /^(?:(?:in|over|during|so|since|until) )?(?:the )?(?:last|past|this|previous|first|far|since|in \d{4})\b/u;
/** Done or sold by the founder, whatever it is. */
const notDone =
  /^(?:need|want|have|be|pay|employ|lose|work|own|hire|spend|cost|hope|plan|aim|see|know|buy|talk|ask|interview|meet|call|can|live|start|get|expect|call|study|wait|try|think|count|find|sleep|drive|travel|rent|lease|hold|keep|use|open|begin|reach|miss|throw)$/u;
const serves =
  /^(?:deliver|supply|sell|serve|cook|bake|clean|wash|drive|cater|ship|bring|repair|print|make)$/u;
const moving = /^(?:go|leave|ship|sell|move|come|pass|run)$/u;
const when =
  /\b(?:(?:last|this|past) (?:year|month|week|spring|summer|autumn|fall|winter|season|christmas)|since \p{L}+|so far|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|in (?:the )?(?:first|last|past) \p{L}+ (?:weeks|months|years)|in \p{L}+ (?:weeks|months))\b/u;

/** When it was counted, and for how many each is meant. */
export function timeAround({ number, before, after, countedAs, noun }: SaidOf): {
  readonly when?: string;
  readonly of?: string;
  readonly each?: number;
} {
  const found = number.sum === null ? (when.exec(after) ?? when.exec(before))?.[0] : undefined;
  const isEach = number.sum !== null && countedAs > 1 && /\beach\b/u.test(after);
  return {
    ...(number.sum === null || noun === '' ? {} : { of: noun }),
    ...(found === undefined ? {} : { when: named(found) }),
    ...(isEach ? { each: countedAs } : {}),
  };
}

const months =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|christmas)\b/gu;
const named = (words: string): string =>
  words.replace(months, (month) => month.charAt(0).toUpperCase() + month.slice(1));

const transactions = /^(?:bookings?|orders?|sales|rides?|visits?|trips?|deliveries|jobs?|events?)$/u;
const times =
  /^(?:hours?|days?|weeks?|months?|years?|minutes?|times?|evenings?|nights?|people|percent|km|miles?|metres?|degrees?|weekends?|mornings?|seasons?)$/u;

/** How many of what is sold or done, who pays, and how much each of them takes; null where its stretch does not say it. */
export function readCount(
  said: SaidOf,
  sold: SoldNouns,
  parties: PartyLexicon,
  payers: ReadonlySet<string>,
  priced: ReadonlySet<string>,
): Said | null {
  const { number, about, verb, verbAfter, before, after, isAsked, sentence } = said;
  const { noun, rate, value, sum } = number;
  if (sum !== null || value <= 0) return null;
  const what = noun === null ? '' : singular(noun);
  const lemma = verb?.lemma ?? '';
  const isParty = noun !== null && parties(noun).share >= 0.5;
  if (isAsked) return isAim(said) ? { kind: 'aim', sure: true } : null;
  if (isAim(said)) return noun === null ? null : { kind: 'aim', sure: true };
  if (verb?.isNegated === true || verbAfter?.isNegated === true) return null;
  const isUnit = noun !== null && priced.has(singular(noun));
  if (noun !== null && times.test(noun) && !isUnit && !isPaying(said, payers)) return null;
  const isPast = rate === null && (window.test(after) || when.test(`${before} ${after}`));
  if (/\beach (?:\p{L}+ ){0,3}(?:about |around |roughly )?$/u.test(`${before} `) && rate !== null)
    return { kind: 'volume-each', sure: true };
  if (isLeaving(said)) return { kind: 'returned', sure: true };
  if (isWaiting(said)) return { kind: 'waiting', sure: true };
  if (isPaying(said, payers)) return { kind: 'paying', sure: true };
  // "260 sold since March", "4 a month at 420".
  if (noun === null && rate === null && verbAfter?.lemma === 'sell' && verbAfter.at - number.end <= 2)
    return { kind: 'sold', sure: true };
  if (noun === null && rate !== null && verb === null && /\bat \D{0,4}\d/u.test(after))
    return { kind: 'volume', sure: true };
  if (noun === null) return null;
  if (isUnit && isPast && rate === null) return { kind: 'sold', sure: true };
  if (transactions.test(noun) && isPast && /\bthere (?:were|was)\b/u.test(before))
    return { kind: 'sold', sure: true };
  if (isTakenByEach(said)) return { kind: 'volume-each', sure: true };
  const modal = verb?.modal ?? null;
  if (rate !== null) {
    if (modal !== null && /^(?:can|could|ca)$/u.test(modal)) return { kind: 'capacity', sure: true };
    if (modal !== null || isParty) return null;
    if (about === 'founder' && verb !== null && !notDone.test(lemma)) return atPace(said);
    if (
      about === 'worker' &&
      /^(?:do|make|fit|clean|serve|visit|see|repair|finish|manage|handle)$/u.test(lemma)
    )
      return { kind: 'capacity', sure: true };
    if (verb === null && verbAfter === null && sold.has(what)) return atPace(said);
    if (verbAfter !== null && moving.test(verbAfter.lemma) && sold.has(what))
      return { kind: 'volume', sure: true };
    return null;
  }
  if (verb === null && verbAfter === null && said.isFirst && payers.has(what))
    return { kind: 'paying', sure: true };
  if (isParty) {
    const isServed = about === 'founder' && verb !== null && verb.modal === null && serves.test(lemma);
    if (isServed && /\b(?:to|for)$/u.test(before)) return { kind: 'served', sure: true };
    if (/\b(?:from|to|for)$/u.test(before) && !sentence.includes('?') && hasVolume(said))
      return { kind: /\bto$/u.test(before) ? 'served' : 'paying', sure: true };
    if (verb === null && verbAfter === null && /^so far\b/u.test(after))
      return { kind: 'paying', sure: true };
    return null;
  }
  const isDone =
    about === 'founder' && verb !== null && modal === null && !notDone.test(lemma) && isDid(said);
  if (isDone && (sold.has(what) || isPast)) return { kind: 'sold', sure: true };
  if (verb === null && verbAfter === null && isPast && sold.has(what)) return { kind: 'sold', sure: true };
  return null;
}

/** By the day it is the pace of a working day; by the week and longer, and whatever is sold, it is what is sold. */
function atPace({ number: { rate }, verb }: SaidOf): Said {
  const isSold = /^(?:sell|deliver|ship|move|collect|supply)$/u.test(verb?.lemma ?? '');
  return { kind: !isSold && /^(?:day|hour|night)$/u.test(rate ?? '') ? 'capacity' : 'volume', sure: true };
}

/** "sold", "did", "pressed": done already. */
const isDid = ({ verb, sentence }: SaidOf): boolean => {
  const word = verb === null ? '' : verb.lemma;
  return new RegExp(
    String.raw`\b(?:sold|did|made|built|ran|${word}(?:e?d|ped|ted)|${word.replace(/y$/u, 'i')}ed)\b`,
    'u',
  ).test(sentence);
};

const isAim = ({ before, sentence }: SaidOf): boolean =>
  /\b(?:reach|get to|grow to|go to|up to|goal (?:is|of)|target (?:is|of)|want(?: to have)?|aim for|sign)(?: (?:about|around|maybe))?$/u.test(
    before,
  ) && /\b(?:want|plan|hope|aim|goal|target|by|how|next|could|can|reach|get to)\b/u.test(sentence);

/** "38 cafés pay", "41 pay", "seven of them pay", "we have 60 paying members". */
function isPaying(
  { number, verbAfter, verb, before, after, about, sentence }: SaidOf,
  payers: ReadonlySet<string>,
): boolean {
  const next = verbAfter?.lemma ?? '';
  const isFree =
    /\b(?:free|for nothing|on loan|deposits?)\b/u.test(after) || /\b(?:not|n't|n’t|never)\b/u.test(before);
  const close = verbAfter !== null && verbAfter.at - number.end <= 4;
  if (close && /^(?:pay|subscribe|buy|bought|renew|rent|order)$/u.test(next) && verbAfter.modal === null)
    return !isFree;
  if (number.noun === null && /^(?:of them |have )?(?:pay|pays|paid|subscribe)\b/u.test(after))
    return !isFree;
  if (/^(?:paying|regular|loyal)\b/u.test(after) || /\b(?:paying|regular|monthly)$/u.test(before))
    return !isFree;
  const noun = number.noun ?? '';
  // "Since January I had 61 people".
  if (
    about === 'founder' &&
    verb?.lemma === 'have' &&
    when.test(`${before} ${after}`) &&
    /^(?:people|persons|guests|students|pupils|participants)$/u.test(noun)
  )
    return !isFree;
  const isOwn =
    about === 'founder' &&
    /^(?:have|serve|supply|clean|look)$/u.test(verb?.lemma ?? '') &&
    verb?.modal === null;
  const isPayer = customers.test(noun) || payers.has(singular(noun));
  return isOwn && isPayer && !isFree && !/\bwait/u.test(sentence);
}

const customers = /^(?:customers?|clients?|subscribers?|members?|accounts?|regulars?)$/u;

/** "Schools order 150 copies on average". */
const isTakenByEach = ({ about, verb, counted, number }: SaidOf): boolean =>
  about === 'people' &&
  !counted &&
  number.rate === null &&
  verb?.modal === null &&
  /^(?:order|buy|take|send|need|use)$/u.test(verb.lemma);

/** "4 left last month", "12 of them stopped after two lessons". */
const isLeaving = ({ number, verbAfter, sentence }: SaidOf): boolean =>
  verbAfter !== null &&
  verbAfter.at - number.end <= 4 &&
  verbAfter.modal === null &&
  /^(?:leave|cancel|quit|stop|churn)$/u.test(verbAfter.lemma) &&
  /\b(?:left|cancel+ed|quit|stopped|churned)\b/u.test(sentence);

/** "340 signed up for the beta", "60 on the waiting list". */
const isWaiting = ({ number, verbAfter, after }: SaidOf): boolean =>
  (verbAfter?.lemma === 'sign' && verbAfter.at - number.end <= 3 && /\bup\b/u.test(after)) ||
  /^(?:are )?(?:on (?:the|our|my|a) (?:waiting ?)?list|waiting)\b/u.test(after);

const hasVolume = ({ sentence }: SaidOf): boolean =>
  /\d[\d.,]* (?:\p{L}+ ){0,2}(?:litres?|liters?|kilos?|kg|tonnes?|boxes|loaves|meals|pieces|bags|bottles|visits|orders|units)\b/u.test(
    sentence,
  );
