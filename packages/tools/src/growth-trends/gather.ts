import type { Around } from '../around.ts';
import type { Series } from '../fields/series/field.ts';
import { periodAfter, placeOf } from '../fields/series/steps.ts';
import type { Gather } from '../gatherer.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { endOf, startOf } from './study/calendar.ts';

export const gather: Gather<Input, Basis> = async (input, { library, asOf, evidence }) => ({
  asOf,
  benchmarks: library.knowledge.benchmarks.filter(({ metric }) => metric === 'weekly_growth'),
  views: await viewsOf(input, asOf, evidence),
});

async function viewsOf(
  { series, topic, market }: Input,
  asOf: string,
  evidence: Around['evidence'],
): Promise<Basis['views']> {
  if (topic === undefined || market !== undefined) return null;
  const asked = series ?? lastYears(asOf);
  const { step, values } = asked;
  const last = endOf(asked, values.length - 1);
  const answer = await evidence.look('wikipedia-page-views', {
    article: topic,
    from: startOf(asked, 0),
    to: last < asOf ? last : asOf,
    every: step === 'month' ? 'month' : 'day',
  });
  if (answer.kind !== 'found') return { kind: 'none', says: answer.says };
  const found = inSteps(asked, answer.value);
  return {
    kind: 'found',
    series: series === undefined ? withoutEnds(found) : found,
    source: answer.source,
    at: answer.at,
  };
}

/** Enough to see a season five times, where the founder has no numbers whose steps they follow. */
const monthsAlone = 60;

function lastYears(asOf: string): Series {
  const from = periodAfter('month', asOf, 1 - monthsAlone);
  return { step: 'month', from, values: new Array(monthsAlone).fill(null) };
}

/** An article may be younger than what was asked for, and the newest month not counted yet. */
function withoutEnds({ step, from, values }: Series): Series {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return { step, from: periodAfter(step, from, Math.max(0, first)), values: values.slice(first, last + 1) };
}

/** Views added up in the steps of the founder's own numbers; a step that is not whole stays open. */
function inSteps(own: Series, views: readonly { readonly date: string; readonly views: number }[]): Series {
  const first = placeOf(own.step, startOf(own, 0));
  const daysNeeded = own.step === 'week' ? 7 : 1;
  const sums = own.values.map(() => ({ total: 0, days: 0 }));
  for (const { date, views: count } of views) {
    const at = placeAfter(own, date, first);
    const sum = sums[at];
    if (sum === undefined) continue;
    sum.total += count;
    sum.days += 1;
  }
  return { ...own, values: sums.map(({ total, days }) => (days < daysNeeded ? null : total)) };
}

/** Weeks begin on the day on which the founder's own begin. */
function placeAfter(own: Series, date: string, first: number): number {
  if (own.step !== 'week') return placeOf(own.step, date) - first;
  return Math.floor((placeOf('day', date) - placeOf('day', own.from)) / 7);
}
