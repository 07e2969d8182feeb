import { isDeposit, isList, isListed, isNow, isPlaced, listOf, soldBefore } from './people-words.ts';
import { acts, isFree, type Rule } from './rule.ts';
import { does, isHead, isOurs, isReal, type Stated } from './stated.ts';

const wouldBe = /^(?:would|will|'d|’d|'ll|’ll)$/u;
/** Up to here a number that would do something counts those who said so, and not a market. */
const promisedMost = 500;

/** "Eleven dojos would join", "two music schools said they would send me customers". */
function saysPromised(stated: Stated): boolean {
  const { bound, mood, value } = stated;
  if (!isHead(stated) || !bound.isSubject || value > promisedMost) return false;
  if (mood !== 'would') return false;
  const isSure = wouldBe.test(bound.verb?.modal ?? '');
  return does(bound, 'say') || (isSure && (stated.isSpokenOf || does(bound, 'pay', 'buy', 'try', 'promise')));
}

/** "23 weekends are booked": what is sold is counted, not who bought. */
const isBooked = ({ bound, kind }: Stated): boolean =>
  kind === 'count' &&
  bound.verb?.isPassive === true &&
  /^(?:book|sell|order|rent|lease|let)$/u.test(bound.verb.lemma);
const isHeld = /^(?:have|get|put|place|install|rent|lease|let|own)$/u;
/** "Six said yes". */
const saysYes = ({ bound, rest }: Stated): boolean =>
  bound.isSubject && isReal(bound) && bound.verb?.lemma === 'say' && /^yes\b/u.test(rest);
const saysSigned = ({ bound, rest }: Stated): boolean =>
  bound.isSubject && bound.verb?.lemma === 'sign' && !/^(?:up|in)\b/u.test(rest);
const isFirst = ({ bound }: Stated): boolean => bound.subject === 'none' || bound.subject === 'founder';
/** What is counted are things or a measure, and not those who buy. */
const isThings = ({ noun, isPeople, isCustomer }: Stated): boolean =>
  noun === null || (!isPeople && !isCustomer);

/** What people did, said or would do: before it can be anything else. */
export const firstPeopleRules: readonly Rule[] = [
  {
    kind: 'deposit',
    says: (stated) =>
      isHead(stated) &&
      isReal(stated.bound) &&
      stated.bound.isSubject &&
      (saysSigned(stated) ||
        (isDeposit.test(stated.words) && does(stated.bound, 'pay', 'buy', 'promise', 'have'))),
  },
  {
    kind: 'waiting',
    isPlain: true,
    says: (stated) =>
      isHead(stated) && (listOf.test(stated.before) || isListed.test(stated.after) || saysYes(stated)),
  },
  { kind: 'waiting', isPlain: true, says: saysPromised },
  {
    // "Three chains have asked about a trade price": who asks has promised nothing.
    kind: 'waiting',
    isPlain: true,
    isWeak: true,
    says: (stated) =>
      isHead(stated) &&
      acts(stated, 'talk') &&
      stated.bound.verb?.lemma === 'ask' &&
      stated.mood === 'did' &&
      /^(?:me |us )?(?:about|for|if|whether|when|where|how)\b/u.test(stated.rest) &&
      !/\b(?:refund|money back|loan)\b/u.test(stated.rest),
  },
  {
    // "Nine owners were interviewed."
    kind: 'interviews',
    isPlain: true,
    says: (stated) =>
      isHead(stated) &&
      acts(stated, 'talk') &&
      stated.bound.verb?.isPassive === true &&
      stated.mood === 'did',
  },
  {
    // "17 finished", "eleven passed".
    kind: 'completed',
    isPlain: true,
    says: (stated) => isHead(stated) && acts(stated, 'finish') && stated.mood === 'did',
  },
  {
    // "We did it free with 23 families."
    kind: 'trial',
    isPlain: true,
    says: (stated) =>
      stated.kind === 'count' &&
      isHead(stated) &&
      isOurs(stated.bound) &&
      stated.mood === 'did' &&
      isFree.test(stated.words) &&
      /\b(?:with|for|on)$/u.test(stated.before),
  },
  {
    // "We move 9,000 litres a month": sold in a time.
    kind: 'volume',
    isPlain: true,
    says: ({ kind, period, bound, mood, value }) =>
      kind === 'count' &&
      period !== null &&
      value >= 1 &&
      bound.side === 'object' &&
      isOurs(bound) &&
      mood === 'does' &&
      !bound.isAble &&
      does(bound, 'sell', 'gather'),
  },
  {
    // "We collect from 41 taquerias", "we look after 74 graves".
    kind: 'served',
    isPlain: true,
    says: ({ kind, isPlainCount, period, bound, mood, isMeasure, before }) =>
      kind === 'count' &&
      isPlainCount &&
      !isMeasure &&
      period === null &&
      bound.side === 'object' &&
      isOurs(bound) &&
      mood === 'does' &&
      !bound.isAble &&
      (does(bound, 'serve') || (does(bound, 'gather') && /\bfrom\b/u.test(before))),
  },
  {
    // "Go to 250 kitchens by next year".
    kind: 'aim',
    isPlain: true,
    says: ({ kind, bound, mood, isMeasure, isSpokenOf, period }) =>
      kind === 'count' &&
      !isMeasure &&
      period === null &&
      mood === 'plans' &&
      bound.side === 'object' &&
      isOurs(bound) &&
      isSpokenOf &&
      /^(?:go|grow|reach|get|have|serve|sign|expand|win|come|scale)$/u.test(bound.verb?.lemma ?? ''),
  },
];

/** Who pays, tries or waits, where nothing nearer was said of the number. */
export const peopleRules: readonly Rule[] = [
  {
    kind: 'interviews',
    says: (stated) =>
      isHead(stated) &&
      isOurs(stated.bound) &&
      stated.bound.side === 'object' &&
      does(stated.bound, 'talk') &&
      stated.bound.verb?.isNegated === false,
  },
  {
    kind: 'waiting',
    says: (stated) =>
      isHead(stated) &&
      stated.bound.verb?.isNegated === false &&
      stated.bound.isSubject &&
      (does(stated.bound, 'promise') || isList.test(stated.words)),
  },
  {
    kind: 'trial',
    says: (stated) =>
      isHead(stated) &&
      isReal(stated.bound) &&
      stated.bound.isSubject &&
      (isFree.test(stated.words) || (does(stated.bound, 'try') && isFree.test(stated.sentence))),
  },
  {
    // "Sold 340 last spring", "12 pumps out", "23 weekends are booked": things, said outright.
    kind: 'sold',
    isPlain: true,
    says: (stated) => {
      const { bound, after, words, sentence, period } = stated;
      if (!isReal(bound) || isFree.test(sentence) || isList.test(words)) return false;
      if (stated.isMeasure) return isFirst(stated) && soldBefore.test(stated.before) && period === null;
      if (!isHead(stated)) return false;
      const isOut = stated.kind === 'count' && isPlaced.test(after);
      if (isOut && ((isFirst(stated) && isHeld.test(bound.verb?.lemma ?? '')) || bound.isSubject))
        return true;
      if (bound.isSubject) return isBooked(stated);
      return isFirst(stated) && soldBefore.test(stated.before) && period === null;
    },
  },
  {
    // "38 nurses already pay": said outright.
    kind: 'paying',
    isPlain: true,
    says: (stated) =>
      isHead(stated) &&
      isReal(stated.bound) &&
      stated.bound.isSubject &&
      !isFree.test(stated.sentence) &&
      !isList.test(stated.words) &&
      stated.bound.verb?.lemma === 'pay' &&
      isNow.test(stated.words),
  },
  {
    kind: 'paying',
    says: (stated) => {
      const { bound, isCustomer, sentence } = stated;
      if (!isHead(stated) || !isReal(bound) || bound.verb?.isPassive === true || isFree.test(sentence))
        return false;
      if (bound.isSubject) return does(bound, 'buy', 'pay');
      return bound.side === 'object' && bound.subject === 'founder' && isCustomer && does(bound, 'have');
    },
  },
  {
    kind: 'sold',
    says: (stated) => {
      const { bound, sentence } = stated;
      if (!isHead(stated) || !isReal(bound) || bound.verb?.isPassive === true || isFree.test(sentence))
        return false;
      return bound.side === 'object' && bound.subject === 'founder' && does(bound, 'sell');
    },
  },
  {
    kind: 'trial',
    isWeak: true,
    says: (stated) =>
      isHead(stated) && isReal(stated.bound) && stated.bound.isSubject && does(stated.bound, 'try'),
  },
  {
    // "Did 212 windows last year."
    kind: 'sold',
    isWeak: true,
    says: (stated) => {
      const { bound, sentence } = stated;
      const isDone =
        (isOurs(bound) || bound.subject === 'none') && bound.side === 'object' && does(bound, 'do');
      return isHead(stated) && isReal(bound) && isDone && isThings(stated) && !isFree.test(sentence);
    },
  },
];
