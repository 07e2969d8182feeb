import { expect, it } from 'vitest';
import { loadTestKnowledge } from '../test/known.ts';
import { asClause, asThing } from './parse/forms.ts';

const { jobs, niches } = loadTestKnowledge();
const perNiche = 6;

it('every niche has its jobs, and every job a niche', () => {
  const counts = Map.groupBy(jobs, ({ niche }) => niche);
  expect(niches.filter(({ id }) => (counts.get(id)?.length ?? 0) < perNiche).map(({ id }) => id)).toEqual([]);
  const known = new Set(niches.map(({ id }) => id));
  expect(jobs.filter(({ niche }) => !known.has(niche))).toEqual([]);
});

it('jobs have the forms that sentences count on', () => {
  for (const { niche, what, pain, today, hard } of jobs) {
    expect(asThing(what, niche)).toMatch(/^\S+(?: \S+){1,7}$/u);
    for (const clause of [pain, today, hard]) expect(asClause(clause, niche)).not.toMatch(/[:;]|\byours?\b/u);
  }
});

it('no two jobs say the same', () => {
  const said = jobs.flatMap(({ pain, today, hard }) => [pain, today, hard]);
  const seen = new Set<string>();
  expect(said.filter((clause) => seen.has(clause) || !seen.add(clause))).toEqual([]);
});
