import { companyKey } from './company-key.ts';
import { type Candidate, describeRows, type RawCandidate } from './features.ts';
import type { Indexes } from './indexes.ts';
import { listBest } from './list-best.ts';
import type { Query } from './query.ts';
import type { RowKind } from './row.ts';
import { zScores } from './z-score.ts';

/** Rows of so many niches are looked at, and so many more of any niche whose own words stand in the text. */
const nichesMost = 12;
const strayRowsMost = 15;
const nearRowsMost = 40;
/** What one standard deviation of a niche is worth in those of a row; measured: ranking rows alone is worse. */
const nicheWorth = 4;

/**
 * Rows of one kind that may be told, in the order of words and niche; one for each company. `near`: how near each row of the kind
 * comes by what it means.
 */
export function findCandidates(
  kind: RowKind,
  query: Query,
  indexes: Indexes,
  near: Float64Array = new Float64Array(),
): readonly Candidate[] {
  const places = indexes.placesOf(kind);
  const scores = zScores(places.map((at) => query.rowScores[at] ?? 0));
  const stray = new Set([...listBest(scores, strayRowsMost), ...listBest(near, nearRowsMost)]);
  const raw: RawCandidate[] = [];
  const nearestIn = new Map<string | null, number | null>();
  places.forEach((at, one) => {
    const niche = nicheOf(at, query, indexes, nearestIn);
    if (niche === null) return;
    if ((query.byText.places[niche] ?? nichesMost) >= nichesMost && !stray.has(one)) return;
    const order = (scores[one] ?? 0) + nicheWorth * (query.byText.scores[niche] ?? 0);
    raw.push({ at, niche, order });
  });
  return mergeCompanies(describeRows(raw, query, indexes));
}

/** A row of a whole industry counts by the nearest niche in it. */
function nicheOf(
  at: number,
  query: Query,
  indexes: Indexes,
  nearestIn: Map<string | null, number | null>,
): number | null {
  const own = indexes.nicheOfRow(at);
  if (own !== null) return own;
  const row = indexes.rows.row(at);
  if (row === undefined || row.niche !== null) return null;
  const known = nearestIn.get(row.industry);
  if (known !== undefined) return known;
  const inside = row.industry === null ? [] : indexes.nichesOfIndustry(row.industry);
  const nearest = inside.reduce<number | null>(
    (best, niche) =>
      best === null || (query.byText.scores[niche] ?? 0) > (query.byText.scores[best] ?? 0) ? niche : best,
    null,
  );
  nearestIn.set(row.industry, nearest);
  return nearest;
}

/** A company that several niches list is told once, in the words of the nearest. */
function mergeCompanies(candidates: readonly Candidate[]): readonly Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = one.row.kind === 'rival' ? companyKey(one.row.name) : one.row.id;
    const before = merged.get(key);
    const [first, other] = before === undefined || one.order > before.order ? [one, before] : [before, one];
    merged.set(key, { ...first, niches: [...new Set([...first.niches, ...(other?.niches ?? [])])] });
  }
  return [...merged.values()].sort((a, z) => z.order - a.order || (a.row.id < z.row.id ? -1 : 1));
}
