import type { Around } from '../around.ts';
import type { Series } from '../fields/series/field.ts';
import { placeOf } from '../fields/series/steps.ts';
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
  if (series === undefined || topic === undefined || market !== undefined) return null;
  const { step, values } = series;
  const last = endOf(series, values.length - 1);
  const answer = await evidence.look('wikipedia-page-views', {
    article: topic,
    from: startOf(series, 0),
    to: last < asOf ? last : asOf,
    every: step === 'month' ? 'month' : 'day',
  });
  if (answer.kind !== 'found') return { kind: 'none', says: answer.says };
  return { kind: 'found', series: inSteps(series, answer.value), source: answer.source, at: answer.at };
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
