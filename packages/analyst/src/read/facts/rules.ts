import type { Bound } from './bind-clause.ts';
import { saysCapacity, saysCounted, saysHolding, saysThatThereAre, saysYield } from './counts.ts';
import type { FactKind } from './fact.ts';
import { saysReturned } from './returned.ts';
import { does, isHead, isOurs, isReal, type Stated } from './stated.ts';

interface Rule {
  readonly kind: FactKind;
  /** The clause says so. */
  readonly says: (stated: Stated) => boolean;
  /** It may say something else: offered, never used without asking. */
  readonly isWeak?: true;
  /** It says so in as many words, whatever such numbers mostly are. */
  readonly isPlain?: true;
}

const isTheirs = ({ subject }: Bound): boolean =>
  subject === 'party' || subject === 'they' || subject === 'you';
const isMoney = ({ kind }: Stated): boolean => kind === 'sum' || kind === 'bare';
const isLong = (period: string | null): boolean => /^(?:week|month|quarter|year)$/u.test(period ?? '');
const isFree =
  /\b(?:free|for nothing|without (?:charge|paying|pay|money)|no charge|unpaid|on loan|as a favou?r)\b/u;
const isList =
  /\b(?:waiting list|the list|waitlist|letters? of|intent|deposits?|pre-?order(?:ed|s)?|registered|promised)\b/u;
const isSpent = /\b(?:savings?|saved|grant|loan|gave|gives us|raised)\b/u;
const isTakings = /\b(?:revenue|turnover|turned over|sales (?:of|were|are)|takings)\b/u;
/** Fewer are the founder's own customers as often as not. */
const marketLeast = 50;
const fewest = 20;
const surelyMany = 100;
/** "23 weekends are booked": what is sold is counted, not who bought. */
const isBooked = ({ bound, kind }: Stated): boolean =>
  kind === 'count' &&
  bound.verb?.isPassive === true &&
  /^(?:book|sell|order|rent|lease|let)$/u.test(bound.verb.lemma);
const saysState = (stated: Stated): boolean => saysCounted(stated) || saysHolding(stated);
const isGoal = /\b(?:goal|target)\b/u;
const isWish = /\b(?:want|need|like|have|hope|aim) to (?:make|earn|reach|clear|take home)\b/u;

/** "Sold 340", and not "sell for 399". */
const soldBefore = /\bsold(?: (?:about|over|nearly|around|almost|some))?$/u;
const isNow = /\b(?:already|now|today|currently)\b/u;
/** "Six said yes". */
const saysYes = ({ bound, rest }: Stated): boolean =>
  bound.isSubject && isReal(bound) && bound.verb?.lemma === 'say' && /^yes\b/u.test(rest);
const isRival = /\b(?:brand|rivals?|competitors?|competition|cop(?:y|ies|ycat)|clone)\b/u;
const isListed = /^(?:(?:are|already) )*(?:on (?:the|our|my|a) (?:waiting )?list|waiting)\b/u;
/** Things of the founder's that are with customers: "12 pumps out". */
const isPlaced =
  /^(?:(?:are|is|already|now|currently) )*(?:out\b(?! of\b)|in use\b|rented(?: out)?\b|leased(?: out)?\b|let out\b|installed\b|placed\b|in the field\b)/u;
/** What is sold to them is what they pay for. */
const isSoldTo = /\b(?:leased|rented|sold|let|lent) (?:out )?to\b/u;
const isHeld = /^(?:have|get|put|place|install|rent|lease|let|own)$/u;
/** Money or a name under it, before the work is done. */
const isDeposit = /\b(?:deposits?|prepaid|paid (?:up ?front|in advance)|pre-?ordered)\b/u;
const saysSigned = ({ bound, rest }: Stated): boolean =>
  bound.isSubject && bound.verb?.lemma === 'sign' && !/^(?:up|in)\b/u.test(rest);
/** "A chain sells similar ones for 29". */
const isAlike = /\b(?:similar|same|alike|ones?|theirs|imitations?|equivalents?)\b/u;
const listOf = /\b(?:waiting list|waitlist) (?:of|with)(?: (?:about|over|some))?$/u;

/** From the most particular to the most general: the first that fits a number is what it is. */
export const rules: readonly Rule[] = [
  { kind: 'returned', says: saysReturned },
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
  {
    kind: 'rival-price',
    isPlain: true,
    says: (stated) =>
      isMoney(stated) &&
      !isOurs(stated.bound) &&
      (isRival.test(stated.before) ||
        (/^(?:thing|name|party)$/u.test(stated.bound.subject) &&
          stated.bound.verb?.isPassive === false &&
          does(stated.bound, 'sell', 'charge') &&
          isAlike.test(stated.before))),
  },
  { kind: 'capacity', says: saysCapacity },
  { kind: 'capacity', isWeak: true, says: saysYield },
  { kind: 'market', says: (stated) => saysThatThereAre(stated) && stated.value >= marketLeast },
  { kind: 'market', says: (stated) => stated.value >= surelyMany && saysState(stated) },
  { kind: 'market', isWeak: true, says: saysState },
  {
    kind: 'goal',
    says: (stated) =>
      isMoney(stated) &&
      stated.period !== null &&
      (isGoal.test(stated.words) || (isOurs(stated.bound) && isWish.test(stated.words))),
  },
  {
    kind: 'earned',
    says: (stated) =>
      isMoney(stated) &&
      isReal(stated.bound) &&
      ((stated.bound.subject === 'founder' && does(stated.bound, 'earn')) || isTakings.test(stated.words)),
  },
  {
    kind: 'cash',
    says: (stated) =>
      stated.kind === 'sum' &&
      stated.period === null &&
      isReal(stated.bound) &&
      ((stated.bound.subject === 'founder' && does(stated.bound, 'have')) || isSpent.test(stated.words)),
  },
  {
    kind: 'needs',
    says: (stated) => isMoney(stated) && does(stated.bound, 'need') && !isTheirs(stated.bound),
  },
  {
    // "Wages are 3,800 a month", "I pay the trainer 480 a month": said outright.
    kind: 'own-cost',
    isPlain: true,
    says: (stated) =>
      stated.kind === 'sum' &&
      isLong(stated.period) &&
      isReal(stated.bound) &&
      ((stated.bound.subject === 'founder' && stated.bound.verb?.lemma === 'pay') ||
        (stated.bound.isOverhead && stated.bound.verb?.lemma === 'be')),
  },
  {
    kind: 'own-cost',
    says: (stated) =>
      isMoney(stated) &&
      isLong(stated.period) &&
      ((isOurs(stated.bound) && does(stated.bound, 'pay', 'spend', 'buy')) ||
        (does(stated.bound, 'cost') && stated.bound.to === 'us') ||
        stated.bound.isExpense ||
        stated.bound.isOverhead),
  },
  {
    // Without a period it may be by the month or by the year.
    kind: 'own-cost',
    isWeak: true,
    says: (stated) => isMoney(stated) && stated.bound.isOverhead && !isTheirs(stated.bound),
  },
  {
    kind: 'unit-cost',
    says: (stated) =>
      isMoney(stated) &&
      !isLong(stated.period) &&
      !isTheirs(stated.bound) &&
      ((does(stated.bound, 'cost') && stated.bound.to === 'us') ||
        (isOurs(stated.bound) && does(stated.bound, 'pay')) ||
        stated.bound.isExpense),
  },
  {
    kind: 'price',
    says: ({ bound, kind, before, sentence }) =>
      kind !== 'count' &&
      ((isOurs(bound) && does(bound, 'charge', 'sell')) ||
        (bound.subject === 'none' && /\bsold\b/u.test(before)) ||
        (isTheirs(bound) && does(bound, 'pay', 'buy') && (bound.to === 'us' || isSoldTo.test(sentence))) ||
        (does(bound, 'charge', 'sell') && bound.verb?.isPassive === true)),
  },
  {
    // "9 euros a lesson, twice a week": a sum for a thing, in words that say nothing else of it.
    kind: 'price',
    says: ({ bound, kind, after }) =>
      kind === 'sum' &&
      bound.verb === null &&
      !bound.isExpense &&
      !bound.isOverhead &&
      /^(?:a|an|per|each|for each) (?!day\b|week\b|month\b|year\b|quarter\b)\p{L}/u.test(after),
  },
  {
    kind: 'unit-cost',
    isWeak: true,
    says: (stated) =>
      isMoney(stated) &&
      !isLong(stated.period) &&
      !isTheirs(stated.bound) &&
      does(stated.bound, 'cost') &&
      stated.bound.to === null,
  },
  {
    kind: 'rival-price',
    isWeak: true,
    says: (stated) =>
      isMoney(stated) &&
      /^(?:name|party|they|thing)$/u.test(stated.bound.subject) &&
      does(stated.bound, 'charge', 'cost', 'need') &&
      stated.bound.to === null,
  },
  {
    kind: 'they-pay',
    isWeak: true,
    says: (stated) => {
      const { bound } = stated;
      const spends = isTheirs(bound) && does(bound, 'pay', 'spend', 'lose', 'buy') && bound.to !== 'us';
      return isMoney(stated) && (spends || (does(bound, 'cost') && bound.to === 'them'));
    },
  },
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
    // "38 nurses already pay", "sold 340 last spring", "12 pumps out": said outright.
    kind: 'paying',
    isPlain: true,
    says: (stated) => {
      const { bound, words, after } = stated;
      if (!isHead(stated) || !isReal(bound) || isFree.test(stated.sentence)) return false;
      const isFirst = bound.subject === 'none' || bound.subject === 'founder';
      if (
        stated.kind === 'count' &&
        isPlaced.test(after) &&
        ((isFirst && isHeld.test(bound.verb?.lemma ?? '')) || bound.isSubject)
      )
        return true;
      if (isList.test(words)) return false;
      if (bound.isSubject) return (bound.verb?.lemma === 'pay' && isNow.test(words)) || isBooked(stated);
      return isFirst && soldBefore.test(stated.before) && stated.period === null;
    },
  },
  {
    kind: 'paying',
    says: (stated) => {
      const { bound, isCustomer, sentence } = stated;
      if (!isHead(stated) || !isReal(bound) || bound.verb?.isPassive === true || isFree.test(sentence))
        return false;
      if (bound.isSubject) return does(bound, 'buy', 'pay');
      const isSold = does(bound, 'sell') || (isCustomer && does(bound, 'have'));
      return bound.side === 'object' && bound.subject === 'founder' && isSold;
    },
  },
  {
    kind: 'trial',
    isWeak: true,
    says: (stated) =>
      isHead(stated) && isReal(stated.bound) && stated.bound.isSubject && does(stated.bound, 'try'),
  },
  {
    kind: 'paying',
    isWeak: true,
    says: (stated) => {
      const { bound, sentence } = stated;
      const isDone =
        (isOurs(bound) || bound.subject === 'none') && bound.side === 'object' && does(bound, 'do');
      return isHead(stated) && isReal(bound) && isDone && !isFree.test(sentence);
    },
  },
  { kind: 'market', isWeak: true, says: (stated) => saysThatThereAre(stated) && stated.value >= fewest },
];
