import {
  isAlike,
  isGoal,
  isOverheadOnly,
  isRival,
  isSoldTo,
  isSpent,
  isTakings,
  isWish,
} from './money-words.ts';
import { isLong, isMoney, isTheirs, isThird, type Rule } from './rule.ts';
import { does, isOurs, isReal } from './stated.ts';

/** Sums and shares, from the most particular to the most general. */
export const moneyRules: readonly Rule[] = [
  {
    // "We don't know whether to go with £4.50."
    kind: 'asked-price',
    isPlain: true,
    says: ({ kind, mood, bound }) =>
      kind === 'sum' &&
      mood === 'asks' &&
      !isTheirs(bound) &&
      !bound.isOverhead &&
      !does(bound, 'have', 'cost', 'earn'),
  },
  {
    kind: 'share',
    isPlain: true,
    says: ({ kind, bound, after, mood }) =>
      kind === 'share' &&
      (mood === 'does' || mood === 'did' || mood === null) &&
      ((isOurs(bound) && does(bound, 'keep', 'charge')) ||
        /^(?:stays?|remains?|goes) (?:with|to) us\b/u.test(after)),
  },
  {
    // "Later I would keep 15 percent."
    kind: 'share',
    isPlain: true,
    isWeak: true,
    says: ({ kind, bound, mood }) =>
      kind === 'share' && mood === 'plans' && isOurs(bound) && does(bound, 'keep', 'charge'),
  },
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
    // "I have 22,000 euro of savings."
    kind: 'cash',
    isPlain: true,
    says: ({ kind, period, bound, after }) =>
      kind === 'sum' &&
      period === null &&
      isReal(bound) &&
      isOurs(bound) &&
      does(bound, 'have') &&
      /^(?:of |in )?(?:savings?|saved|put aside|in the bank|of my own)\b/u.test(after),
  },
  {
    kind: 'cash',
    says: ({ kind, period, bound, words }) =>
      kind === 'sum' && period === null && isReal(bound) && isSpent.test(words),
  },
  {
    kind: 'needs',
    says: (stated) => isMoney(stated) && does(stated.bound, 'need') && !isTheirs(stated.bound),
  },
  {
    // "Wages are 3,800 a month", "I pay the trainer 480 a month": said outright.
    kind: 'own-cost',
    isPlain: true,
    says: ({ kind, period, bound }) =>
      kind === 'sum' &&
      isLong(period) &&
      isReal(bound) &&
      ((bound.subject === 'founder' && bound.verb?.lemma === 'pay') || isOverheadOnly(bound)),
  },
  {
    // "We pay 6 pesos per litre": what goes out by the piece.
    kind: 'unit-cost',
    isPlain: true,
    says: ({ kind, period, bound, mood, hasUnit }) =>
      kind === 'sum' &&
      period === null &&
      bound.subject === 'founder' &&
      bound.verb?.lemma === 'pay' &&
      !bound.verb.isPassive &&
      mood === 'does' &&
      hasUnit,
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
      (kind === 'sum' || kind === 'bare') &&
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
    // "The agency charges 48 euro an hour": another firm asks it, and not from us.
    kind: 'rival-price',
    isPlain: true,
    says: ({ kind, bound, mood }) =>
      kind === 'sum' &&
      /^(?:name|party)$/u.test(bound.subject) &&
      mood === 'does' &&
      bound.to === null &&
      bound.verb?.isPassive === false &&
      /^(?:charge|ask|want|quote|bill)$/u.test(bound.verb.lemma),
  },
  {
    // "They can't find any below 3,000 yen an hour."
    kind: 'rival-price',
    isPlain: true,
    says: ({ kind, bound, before }) =>
      kind === 'sum' &&
      bound.verb?.isNegated === true &&
      /^(?:find|get|have)$/u.test(bound.verb.lemma) &&
      /\b(?:below|under|for less than|cheaper than)$/u.test(before),
  },
  {
    // "The mill is a second-hand one, £17k": a thing the founder has or must buy.
    kind: 'needs',
    isPlain: true,
    isWeak: true,
    says: ({ kind, bound, period, before, after }) =>
      kind === 'sum' &&
      period === null &&
      bound.subject === 'thing' &&
      !bound.isExpense &&
      bound.to === null &&
      bound.verb?.lemma === 'be' &&
      ((bound.isDefinite && before.endsWith(',')) || before.endsWith(' was')) &&
      !/^(?:a|an|per|for) /u.test(after),
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
    // "The companion gets ₹800 of it."
    kind: 'unit-cost',
    isWeak: true,
    says: ({ kind, bound, mood }) =>
      kind === 'sum' && isTheirs(bound) && does(bound, 'receive') && mood !== 'not' && bound.to === null,
  },
  {
    kind: 'rival-price',
    isWeak: true,
    says: (stated) =>
      isMoney(stated) &&
      isThird(stated.bound) &&
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
];

/** A rival's price that is called so goes before everything else that a sum may be. */
export const rivalRule: Rule = {
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
};
