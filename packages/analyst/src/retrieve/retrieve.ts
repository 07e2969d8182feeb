import { findCandidates } from './candidates.ts';
import fitted from './curves.json' with { type: 'json' };
import { type Candidate, featureNames } from './features.ts';
import { findBuyers } from './find-buyers.ts';
import { type FoundNiche, findNiches, likeliestNiches } from './find-niches.ts';
import type { Indexes } from './indexes.ts';
import { type Curve, probability } from './logistic.ts';
import { type IdeaReading, makeQuery, type Query } from './query.ts';
import { type FoundRow, type RowKind, rowKinds } from './row.ts';

export interface Retrieval {
  /** `little`: nothing near, so say that we know little about this kind of business. */
  readonly known: 'near' | 'adjacent' | 'little';
  /** What `known` was decided on, 0 to 1. */
  readonly nearness: number;
  readonly niches: readonly FoundNiche[];
  /** To choose from, likeliest first; some may be about other things. */
  readonly choices: readonly FoundNiche[];
  /** Tells who signs, the way in, the season and how long a sale takes. */
  readonly payerNiche: string | null;
  /** Tells rivals, prices, failures, questions, changes and rules. */
  readonly jobNiche: string | null;
  /** Best first, within each kind. */
  readonly rows: Readonly<Record<RowKind, readonly FoundRow[]>>;
}

/** Fitted on judged rows by `scripts/fit-retrieval.ts`. */
export interface Curves {
  readonly row: Curve;
  readonly niche: Curve;
}

/**
 * Measured with each idea left out of the fit (`npm run eval`): from `sure` on four of five rows are about the idea, from `likely`
 * on every second, from `told` on every third: those are offered, never asserted.
 */
export const thresholds = { sure: 0.65, likely: 0.4, told: 0.2, near: 0.43, adjacent: 0.25 } as const;
/** What makes a row and a niche likely; fitted. */
export const curves: Curves = fitted;
const rowsMost = 8;
/** Printed only with a word of what the product does: the payer's words bring in everything of the trade. */
const needsOwnWord: ReadonlySet<RowKind> = new Set(['today', 'cost', 'system', 'rule', 'change', 'fact']);
/** Told by the niche of who pays. */
const ofPayer: ReadonlySet<RowKind> = new Set(['channel', 'season']);

/** One result for an idea, shared by all tools. Same text, same result. */
export function retrieve(
  text: string,
  reading: IdeaReading,
  indexes: Indexes,
  { row: rowCurve, niche: nicheCurve }: Curves = fitted,
): Retrieval {
  const query = makeQuery(text, reading, indexes);
  const met = isMet(query, indexes);
  const niches = met ? findNiches(query, indexes, nicheCurve) : [];
  const [first] = niches;
  const payerNiche = niches.find(({ knowsPayer }) => knowsPayer) ?? first;
  const found = new Map(
    rowKinds.map((kind) => [kind, met ? rowsOfKind(kind, query, indexes, rowCurve) : []]),
  );
  const nearness = nearnessOf(first, found.get('rival'), found.get('price'));
  const rows = Object.fromEntries(
    rowKinds.map((kind) => [
      kind,
      kind === 'buyers'
        ? findBuyers(reading.payer ?? '', query, indexes)
        : (found.get(kind) ?? []).filter(
            (row) =>
              row.probability >= thresholds.told && (!ofPayer.has(kind) || row.niche === payerNiche?.id),
          ),
    ]),
  ) as Record<RowKind, readonly FoundRow[]>;
  return {
    known: knownBy(nearness, reading.niche),
    nearness,
    niches,
    choices: met ? likeliestNiches(query, indexes, nicheCurve) : [],
    payerNiche: payerNiche?.id ?? null,
    jobNiche: (niches.find(({ knowsJob }) => knowsJob) ?? first)?.id ?? null,
    rows,
  };
}

/** A standard deviation of nothing still has a first place: without one known word nothing is told. */
export function isMet(query: Query, indexes: Indexes): boolean {
  return query.confirmed != null || [...query.stems].some((stem) => indexes.nicheWords.rarity(stem) > 0);
}

/** Whoever said that no niche fits is at best next to one; whoever picked one is in it. */
function knownBy(nearness: number, confirmed: IdeaReading['niche']): Retrieval['known'] {
  if (typeof confirmed === 'string') return 'near';
  if (nearness >= thresholds.near && confirmed !== null) return 'near';
  return nearness >= thresholds.adjacent ? 'adjacent' : 'little';
}

/** The best niche and the best row must both come near: either alone is fooled by one rare word. */
function nearnessOf(first: FoundNiche | undefined, ...rows: (readonly FoundRow[] | undefined)[]): number {
  const best = Math.max(0, ...rows.map((kind) => kind?.[0]?.probability ?? 0));
  return ((first?.probability ?? 0) + best) / 2;
}

function rowsOfKind(kind: RowKind, query: Query, indexes: Indexes, curve: Curve): readonly FoundRow[] {
  if (kind === 'buyers') return [];
  return findCandidates(kind, query, indexes)
    .map((candidate) => toFoundRow(candidate, curve))
    .filter((row) => !needsOwnWord.has(kind) || row.ownWords.length > 0)
    .sort((a, z) => z.probability - a.probability || (a.id < z.id ? -1 : 1))
    .slice(0, rowsMost);
}

const sameAct = featureNames.indexOf('sameActRead');
const here = featureNames.indexOf('here');

function toFoundRow({ row, own, features, niches }: Candidate, curve: Curve): FoundRow {
  const likely = probability(curve, features);
  const doesTheSame = features[sameAct] === 1 || own.length >= 2 || features[here] === 1;
  const standing = likely >= thresholds.likely && doesTheSame ? 'same-job' : 'also-sells';
  return {
    ...row,
    probability: likely,
    ownWords: own,
    niches,
    standing: row.kind === 'rival' ? standing : null,
  };
}
