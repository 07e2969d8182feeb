import { listStatements, type Report } from '@slipway/report';
import type { Reading } from '../../reading/index.ts';

/** The niche that would be used; null when none is sure, which is no agreement either. */
export function nicheOf({ niches, isNicheSure }: Reading): string | null {
  return isNicheSure ? (niches[0]?.id ?? null) : null;
}

export function isSameNiche(one: Reading, other: Reading): boolean {
  const niche = nicheOf(one);
  return niche !== null && niche === nicheOf(other);
}

/** Facts and niche fields that both reports stand on, as a share of all that either does (Jaccard). */
export function sharedFacts(one: Report, other: Report): number {
  const [a, b] = [factsOf(one), factsOf(other)];
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 1 : [...a].filter((fact) => b.has(fact)).length / all.size;
}

/** With what it says: the same field of another niche is another fact. */
function factsOf(report: Report): Set<string> {
  const named = listStatements(report).flatMap(({ evidence }) =>
    evidence.flatMap((one) => (one.kind === 'source' ? [one.id] : [])),
  );
  return new Set(
    [...new Set(named)].flatMap((id) => {
      const source = report.sources[id];
      return source === undefined ? [] : [`${id} ${source.publisher} ${source.what}`];
    }),
  );
}
