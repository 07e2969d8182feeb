import { bareSum } from '../find-price.ts';
import type { ParsedText } from '../party-features.ts';
import { overhead } from './money-said.ts';
import type { SaidOf } from './said-of.ts';

const ofMoney = /^(?:cost|pay|charge|ask|sell|spend|price|earn|lease|bill)$/u;
const mayBe = /^(?:be|take|come|get|want|run|rent|hire)$/u;
const each = /^(?:a|an|per|each|every|\/)\b/u;

/** "The machines cost 14,000", "the lease is 410 a month and the workshop 650": a sum without a currency is in that of the others. */
export function asMoney(said: SaidOf, last: SaidOf | null, parsed: ParsedText, where: string | null): SaidOf {
  const { number } = said;
  if (number.sum !== null || !isMoney(said, last, parsed)) return said;
  const sum = bareSum(number, parsed, where);
  if (sum === null) return said;
  const period = sum.period ?? (isMore(said, last) ? (last?.number.sum?.period ?? null) : null);
  return { ...said, number: { ...number, sum: { ...sum, period }, noun: null, end: sum.at, rate: null } };
}

function isMoney(said: SaidOf, last: SaidOf | null, { tokens }: ParsedText): boolean {
  const { number, verb, after } = said;
  const next = tokens[number.at + 1]?.lower ?? '';
  const isEach = each.test(next);
  if ((number.noun !== null && !isEach) || !/^\d/u.test(tokens[number.at]?.lower ?? '')) return false;
  if (number.value >= 1900 && number.value <= 2100 && !isEach) return false;
  const lemma = verb?.lemma ?? '';
  if (/^(?:of|or|times|in|to|more|%)\b/u.test(next)) return false;
  if (lemma === 'ask' && /\bfor$/u.test(said.before)) return false;
  const isTraded =
    /\b(?:for|at)$/u.test(said.before) && /^(?:buy|put|sell|get|order|offer|add|go)$/u.test(lemma);
  if (isTraded) return number.value >= 10 || isEach;
  if (lemma === 'be' && overhead.test(said.noun)) return true;
  if (ofMoney.test(lemma)) return !/^(?:people|times)\b/u.test(after);
  // "I charge 140 euro, fabric and foam are 35".
  if (isBeside(said, last)) return true;
  if (mayBe.test(lemma)) return isEach;
  return isMore(said, last);
}

/** A thing that is so much, and no more is said of it, right behind a sum. */
const isBeside = ({ verb, about, after, segment }: SaidOf, last: SaidOf | null): boolean =>
  verb?.lemma === 'be' &&
  about === 'thing' &&
  /^[.,;)]*$/u.test(after.trim()) &&
  last !== null &&
  last.number.sum !== null &&
  last.segment.sentence === segment.sentence;

/** "… is 410 a month and the workshop 650": one more of the same row. */
const isMore = (said: SaidOf, last: SaidOf | null): boolean =>
  last !== null &&
  last.number.sum !== null &&
  said.verb === null &&
  said.verbAfter === null &&
  said.noun !== '' &&
  said.number.noun === null &&
  last.segment.sentence === said.segment.sentence;
