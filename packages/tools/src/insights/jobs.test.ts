import { loadKnowledge } from '@slipway/facts/load';
import { expect, it } from 'vitest';
import { jobRules } from './rules/jobs.ts';
import type { NearJob } from './slice.ts';
import { listSlips } from './slips-in-test.ts';
import { tellAbout } from './told-in-test.ts';

const knowledge = loadKnowledge();
const jobsOf = Map.groupBy(knowledge.jobs, ({ niche }) => niche);

it('every job of every niche can be told', () => {
  const slips = knowledge.niches.flatMap((niche, place) => {
    const told = tellAbout(niche, knowledge);
    const slice = told.niche;
    if (slice === null) return [];
    const jobs = (jobsOf.get(niche.id) ?? []).map(
      ({ niche: _, ...job }): NearJob => ({ ...job, isIt: false, nearness: 0.3, nextDoor: null }),
    );
    // In threes, another one of them first in every niche.
    return [0, 3].flatMap((from) => {
      const three = jobs.slice(from, from + 3);
      const [first, second, third] = three.map((_, at) => three[(at + place) % three.length]);
      if (first === undefined || second === undefined || third === undefined) return [];
      const told3 = [{ ...first, isIt: true }, second, { ...third, nextDoor: 'the trade next door' }];
      return listSlips({ ...told, niche: { ...slice, jobs: told3 } }, jobRules);
    });
  });
  expect([...new Set(slips)].slice(0, 25)).toEqual([]);
});
