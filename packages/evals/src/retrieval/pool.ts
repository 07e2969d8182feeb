import {
  companyKey,
  findCandidates,
  type Indexes,
  makeQuery,
  type Row,
  type RowKind,
  retrieve,
} from '@slipway/analyst/retrieve';
import type { LabelledIdea } from './labels.ts';

export const pooledKinds: readonly RowKind[] = ['rival', 'price', 'failure', 'rule'];
const depth = { rival: 8, others: 4 } as const;

interface PooledRow {
  readonly idea: string;
  readonly kind: RowKind;
  /** As in the judgements. */
  readonly key: string;
  /** What a judge reads: the stored words, and where they hold. */
  readonly shown: string;
}

export function keyOf(row: Pick<Row, 'kind' | 'name' | 'id'>): string {
  return row.kind === 'rival' ? companyKey(row.name) : row.id;
}

/**
 * The best rows of three rankings, shuffled, so that whoever judges cannot tell which ranking brought a row: words alone, words with niche, and the probability as it is shown.
 */
export function poolRows(idea: LabelledIdea, indexes: Indexes): readonly PooledRow[] {
  const reading = { does: idea.does, payer: idea.pays[0] ?? '', places: idea.place };
  const query = makeQuery(idea.paragraph, reading, indexes);
  const shown = [
    retrieve(idea.paragraph, reading, indexes),
    retrieve(idea.line, { places: idea.place }, indexes),
  ];
  const pooled = new Map<string, PooledRow>();
  for (const kind of pooledKinds) {
    const places = indexes.placesOf(kind);
    const rowsAt = (all: readonly number[]) => all.flatMap((at) => indexes.rows.row(at) ?? []);
    const rankings: (readonly Row[])[] = [
      rowsAt(places.toSorted((a, z) => (query.rowScores[z] ?? 0) - (query.rowScores[a] ?? 0) || a - z)),
      findCandidates(kind, query, indexes).map(({ row }) => row),
      ...shown.map(({ rows }) => rows[kind]),
    ];
    for (const ranking of rankings) for (const row of firstOnes(ranking, kind)) add(idea.id, row, pooled);
  }
  return shuffled([...pooled.values()], idea.id);
}

function firstOnes(ranking: readonly Row[], kind: RowKind): readonly Row[] {
  const first = new Map<string, Row>();
  for (const row of ranking) {
    if (!first.has(keyOf(row))) first.set(keyOf(row), row);
    if (first.size === (kind === 'rival' ? depth.rival : depth.others)) break;
  }
  return [...first.values()];
}

function add(idea: string, row: Row, pooled: Map<string, PooledRow>): void {
  const key = keyOf(row);
  const place = row.region === null ? '' : `[${row.region}] `;
  const name = row.name === '' ? '' : `${row.name}: `;
  if (!pooled.has(`${row.kind} ${key}`))
    pooled.set(`${row.kind} ${key}`, { idea, kind: row.kind, key, shown: `${place}${name}${row.says}` });
}

/** By a number made of idea and row: the same shuffle each time, and none of the rankings. */
function shuffled(rows: readonly PooledRow[], seed: string): readonly PooledRow[] {
  const mixed = (text: string) => {
    let hash = 2166136261;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
    return hash;
  };
  return rows.toSorted(
    (a, z) =>
      pooledKinds.indexOf(a.kind) - pooledKinds.indexOf(z.kind) || mixed(seed + a.key) - mixed(seed + z.key),
  );
}
