import type { NicheJob } from '@slipway/facts';
import type { NearTo } from './nearness.ts';

/** What its name is worth beside all that is told of it; set on 400 founders' texts for which a person had named the job. */
const nameShare = 0.3;

/** How near a job comes to a text, from 0 to 1: from 0.2 on it lies close by, from 0.27 on most texts are about it. */
export function jobNearness({ what, pain, today, hard }: Omit<NicheJob, 'niche'>, near: NearTo): number {
  return (near.alike(`${what} ${pain} ${today} ${hard}`) + nameShare * near.alike(what)) / (1 + nameShare);
}

export const closeBy = 0.17;
export const aboutIt = 0.27;
