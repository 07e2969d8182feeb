import type { Fact } from '../read/facts/fact.ts';
import type { Numbers, Sold } from './count-sold.ts';
import { monthsOf, type Period } from './periods.ts';

/** A part of the year in which it is sold, in the time that it is counted by. */
export interface Season {
  /** "38 weeks a year", "from May to October". */
  readonly fact: Fact;
  readonly of: Period;
  readonly count: number;
}

/** What is sold by the week or month in a part of the year, as what is sold in the year. */
export function stretchSeason<One extends Omit<Sold, 'noun'>>(sold: One, of: Numbers): One {
  const { per, when } = sold;
  const [fact, ...more] = of('season');
  const own = monthsOf[per ?? 'hour'];
  const length = /^weeks?$/u.test(fact?.noun ?? '') ? monthsOf.week : monthsOf.month;
  if (fact === undefined || more.length > 0 || own === undefined || length === undefined) return sold;
  if (per === null || per === 'year' || (when !== null && !/season/u.test(when))) return sold;
  // "May to October" is 26 weeks.
  const count = Math.round((fact.value * length) / own);
  return {
    ...sold,
    count: sold.count * count,
    per: 'year',
    when: null,
    from: [...sold.from, fact],
    season: { fact, of: per, count },
  };
}
