import { chanceAlive, expectedRepeats, fitRepeatBuying, type RepeatBuying } from '@slipway/stats';
import type { Input } from '../fields.ts';

interface Buying {
  readonly model: RepeatBuying;
  readonly customers: number;
  /** Who bought more than once. */
  readonly again: number;
  /** Of these, how many still buy: the sum of their chances. */
  readonly alive: number;
  /** Purchases of all of them within the next `ahead` months. */
  readonly expected: number;
}

/** So few say nothing about the rest. */
const fewest = { customers: 100, again: 30 };
export const ahead = 12;
/** Months are counted by the calendar: the first purchase was in the middle of one, and today is the end of another. */
const halfMonth = 0.5;
const sameMonth = 0.25;

/** Repeat purchases without a contract, where a file of payments had such buyers (metrics reference, B5). */
export function readBuying({ buyerGroups = [] }: Input): Buying | null {
  const groups = buyerGroups.flatMap(({ age, last, repeats, customers }) =>
    age === null || last === null || repeats === null || customers === null || !(customers > 0) || last > age
      ? []
      : [{ seen: age + halfMonth, last: repeats > 0 ? Math.max(last, sameMonth) : 0, repeats, customers }],
  );
  const sum = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((total, group) => total + group.customers * of(group), 0);
  const customers = sum(() => 1);
  const again = sum(({ repeats }) => (repeats > 0 ? 1 : 0));
  if (customers < fewest.customers || again < fewest.again) return null;
  const model = fitRepeatBuying(groups);
  return {
    model,
    customers,
    again,
    alive: sum((group) => (group.repeats > 0 ? chanceAlive(model, group) : 0)),
    expected: sum((group) => expectedRepeats(model, group, ahead)),
  };
}
