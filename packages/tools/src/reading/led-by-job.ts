import { jobNearness, type ToldJob } from './job-nearness.ts';
import type { NearTo } from './nearness.ts';
import type { Ranking } from './rank.ts';

/** A job that is met so clearly leaves little doubt about its niche. */
const trust = 0.7;
/** What it takes, set on the tuning half: more to turn over a niche that was sure. */
const needed = {
  unsure: { least: 0.32, lead: 0.05 },
  sure: { least: 0.25, lead: 0.1 },
} as const;

/**
 * One of the niches that may be meant can hold the very job that the founder speaks of: then it comes first. Null where none does, or
 * where two do, or where it is first already.
 */
export function ledByJob(
  ranking: Ranking,
  isSure: boolean,
  near: NearTo,
  jobsOf: ReadonlyMap<string, readonly ToldJob[]>,
): Ranking | null {
  const [first, second] = ranking.niches
    .map((niche) => ({
      niche,
      nearest: Math.max(0, ...(jobsOf.get(niche.id) ?? []).map((job) => jobNearness(job, near))),
    }))
    .toSorted((a, z) => z.nearest - a.nearest);
  const { least, lead } = isSure ? needed.sure : needed.unsure;
  if (first === undefined || first.nearest < least || first.nearest < (second?.nearest ?? 0) + lead)
    return null;
  if (isSure && first.niche === ranking.niches[0]) return null;
  const others = ranking.niches.filter(({ id }) => id !== first.niche.id);
  const all = others.reduce((sum, { confidence }) => sum + confidence, 0);
  const share = Math.min(1, (1 - trust) / Math.max(1 - trust, all));
  return {
    ...ranking,
    trust,
    niches: [
      { ...first.niche, confidence: trust },
      // Downwards: together they are never more than one.
      ...others.map((one) => ({ ...one, confidence: Math.floor(one.confidence * share * 1000) / 1000 })),
    ],
  };
}
