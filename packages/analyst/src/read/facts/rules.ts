import { saysCapacity, saysCounted, saysHolding, saysPlaces, saysThatThereAre, saysYield } from './counts.ts';
import { saysReturned } from './returned.ts';
import type { Rule } from './rule.ts';
import { moneyRules, rivalRule } from './rules-money.ts';
import { firstPeopleRules, peopleRules } from './rules-people.ts';
import type { Stated } from './stated.ts';

/** Fewer are the founder's own customers as often as not. */
const marketLeast = 50;
const fewest = 20;
const surelyMany = 100;
const yearsMost = 70;
const saysState = (stated: Stated): boolean => saysCounted(stated) || saysHolding(stated);

/** The one place where a number gets its role: the first that fits is what it is, from the most particular to the most general. */
export const rules: readonly Rule[] = [
  { kind: 'returned', says: saysReturned },
  { kind: 'years', says: ({ noun, value }) => /^years?$/u.test(noun ?? '') && value < yearsMost },
  ...firstPeopleRules,
  rivalRule,
  { kind: 'capacity', isPlain: true, says: saysPlaces },
  { kind: 'capacity', says: saysCapacity },
  { kind: 'capacity', isWeak: true, says: saysYield },
  { kind: 'market', says: (stated) => saysThatThereAre(stated) && stated.value >= marketLeast },
  { kind: 'market', says: (stated) => stated.value >= surelyMany && saysState(stated) },
  { kind: 'market', isWeak: true, says: saysState },
  ...moneyRules,
  ...peopleRules,
  { kind: 'market', isWeak: true, says: (stated) => saysThatThereAre(stated) && stated.value >= fewest },
];
