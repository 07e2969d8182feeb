import type { Bound } from './bind-clause.ts';
import { saysCapacity, saysCounted, saysHolding, saysThatThereAre, saysYield } from './counts.ts';
import type { FactKind } from './fact.ts';
import { does, isHead, isOurs, isReal, type Stated } from './stated.ts';

interface Rule {
  readonly kind: FactKind;
  /** The clause says so. */
  readonly says: (stated: Stated) => boolean;
  /** It may say something else: offered, never used without asking. */
  readonly isWeak?: true;
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
const saysState = (stated: Stated): boolean => saysCounted(stated) || saysHolding(stated);
const isGoal = /\b(?:goal|target)\b/u;
const isWish = /\b(?:want|need|like|have|hope|aim) to (?:make|earn|reach|clear|take home)\b/u;

/** From the most particular to the most general: the first that fits a number is what it is. */
export const rules: readonly Rule[] = [
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
    says: ({ bound, kind }) =>
      kind !== 'count' &&
      ((isOurs(bound) && does(bound, 'charge', 'sell')) ||
        (isTheirs(bound) && does(bound, 'pay', 'buy') && bound.to === 'us') ||
        (does(bound, 'charge', 'sell') && bound.verb?.isPassive === true)),
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
