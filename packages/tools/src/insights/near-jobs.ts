import type { Knowledge, Niche } from '@slipway/facts';
import { aboutIt, closeBy, jobNearness, mainJob } from '../reading/job-nearness.ts';
import type { NearTo } from '../reading/nearness.ts';
import type { NearJob } from './slice.ts';

const most = 3;
/** By so much the main job must be nearer to be what the founder takes on. */
const mainLead = 0.05;
/** A job of the niche itself needs less to be believed. */
const ownBonus = 0.05;
/** A second one that is much farther away says little. */
const secondShare = 0.6;

/** Of all jobs of the field, those that come nearest to what the founder speaks of. */
export function nearJobs(
  niche: Niche,
  nearTo: NearTo,
  { jobs, niches }: Pick<Knowledge, 'jobs' | 'niches'>,
): readonly NearJob[] {
  const ofField = `${niche.vertical}/`;
  const ranked = jobs
    .filter((job) => job.niche.startsWith(ofField))
    .map((job) => ({ job, near: jobNearness(job, nearTo) + (job.niche === niche.id ? ownBonus : 0) }))
    .toSorted((a, z) => z.near - a.near);
  const best = ranked[0]?.near ?? 0;
  const main = jobNearness(mainJob(niche), nearTo) + ownBonus;
  const isClear = best >= Math.max(aboutIt, main - mainLead);
  return ranked
    .slice(0, most)
    .filter(({ near }) => near >= Math.max(closeBy, secondShare * best))
    .map(({ job: { niche: id, ...job }, near }, at) => ({
      ...job,
      isIt: at === 0 && isClear,
      nearness: near,
      nextDoor: id === niche.id ? null : (niches.find((one) => one.id === id)?.name ?? null),
    }));
}
