import type { Niche, NicheJob } from '@slipway/facts';
import type { NearTo } from './nearness.ts';

/** What is told of a job, whichever niche it belongs to. */
export type ToldJob = Omit<NicheJob, 'niche'>;

/** What its name is worth beside all that is told of it; set on 400 founders' texts for which the job had been named by reading. */
const nameShare = 0.3;

/** From here on a job lies close by. */
export const closeBy = 0.17;
/** And from here on most of those texts were about it. */
export const aboutIt = 0.27;

/** How near a job comes to a text, from 0 to 1. */
export function jobNearness(job: ToldJob, near: NearTo): number {
  return (near.alike(jobText(job)) + nameShare * near.alike(job.what)) / (1 + nameShare);
}

export function jobText({ what, pain, today, hard }: ToldJob): string {
  return `${what} ${pain} ${today} ${hard}`;
}

/** A niche's own table is about its main job. */
export function mainJob({ job, cost, today }: Pick<Niche, 'job' | 'cost' | 'today'>): ToldJob {
  return { what: job, pain: cost, today, hard: '' };
}
