import {
  called,
  constant,
  type Expression,
  minus,
  monthsPerYear,
  type Operand,
  over,
  power,
  roundTo,
  roundUp,
  times,
} from '@slipway/core';

/** Sums that a tool's sheet and a calculator of the blog both do: one formula each, and both evaluate it. */

export function spokenSeconds(words: Operand, wordsPerMinute: Operand): Expression {
  return roundTo(0, times(constant(60, 'count'), over(words, wordsPerMinute)));
}

/** The rate of every step that leads from the last value to the goal. */
export function growthNeeded(goal: Operand, last: Operand, steps: Operand): Expression {
  return minus(power(over(goal, last), over(1, steps)), 1);
}

export function yearAtMonthly(price: Operand): Expression {
  return times(price, monthsPerYear);
}

/** All buyers, each at what one of them pays in a year. */
export function wholeMarket(buyers: Operand, each: Expression): Expression {
  return times(buyers, called('one customer a year', each));
}

export function customersFor(revenue: Operand, each: Expression): Expression {
  return roundUp(over(revenue, each));
}
