import type { ScoredNiche } from './score-niches.ts';

/** One trade filed under two fields is read as one: its home stands for both, with whatever speaks most for either. */
export function joinTwins(
  niches: readonly ScoredNiche[],
  homeOf: ReadonlyMap<string, string>,
): readonly ScoredNiche[] {
  const byId = new Map(niches.map((one) => [one.niche.id, one]));
  const joined = new Map<string, ScoredNiche>();
  for (const other of niches) {
    const home = byId.get(homeOf.get(other.niche.id) ?? '');
    if (home === undefined) continue;
    const stronger = other.score > home.score ? other : home;
    joined.set(home.niche.id, {
      ...stronger,
      niche: home.niche,
      points: Math.max(home.points, other.points),
      statistics: Math.max(home.statistics, other.statistics),
      meaning: Math.max(home.meaning, other.meaning),
    });
  }
  return niches
    .filter(({ niche }) => !byId.has(homeOf.get(niche.id) ?? ''))
    .map((one) => joined.get(one.niche.id) ?? one);
}
