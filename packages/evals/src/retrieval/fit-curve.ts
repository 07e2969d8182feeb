import type { Curve } from '@slipway/analyst/retrieve';

export interface Example {
  readonly features: readonly number[];
  readonly isTrue: boolean;
}

/** Pulls weights of features in standard units towards nothing: there are a few hundred examples that are true. */
const pull: number = 3;
const rounds = 10;

/** A logistic curve by Newton's method, on features in standard units, given back in their own. */
export function fitCurve(examples: readonly Example[]): Curve {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => examples.map(({ features }) => features[at] ?? 0));
  const means = columns.map((values) => mean(values));
  const spreads = columns.map((values, at) =>
    Math.max(1e-9, Math.sqrt(mean(values.map((value) => (value - (means[at] ?? 0)) ** 2)))),
  );
  const rows = examples.map(({ features }) => [
    1,
    ...features.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  ]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let round = 0; round < rounds; round++) weights = step(rows, examples, weights);
  const [start = 0, ...inUnits] = weights;
  const own = inUnits.map((weight, at) => (spreads[at] === 1e-9 ? 0 : weight / (spreads[at] ?? 1)));
  const shift = own.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return { start: round(start - shift), weights: own.map(round) };
}

/**
 * The same of examples from several readers: one reader is milder than another on the same pair. What `reader` holds has weights of its
 * own, which are left out, so the curve gives the odds of those for whom all of it is nothing.
 */
export function fitByReader(examples: readonly (Example & { readonly reader: readonly number[] })[]): Curve {
  const width = examples[0]?.features.length ?? 0;
  const { start, weights } = fitCurve(
    examples.map(({ features, reader, isTrue }) => ({ features: [...features, ...reader], isTrue })),
  );
  return { start, weights: weights.slice(0, width) };
}

function step(rows: readonly number[][], examples: readonly Example[], weights: readonly number[]): number[] {
  const size = weights.length;
  const slope = weights.map((weight, at) => (at === 0 ? 0 : -pull * weight));
  const bend: number[][] = weights.map((_, at) =>
    weights.map((__, to) => (at === to ? (at === 0 ? 1e-6 : pull) : 0)),
  );
  rows.forEach((row, one) => {
    const worth = row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
    const likely = 1 / (1 + Math.exp(-worth));
    const missed = (examples[one]?.isTrue ? 1 : 0) - likely;
    const weight = likely * (1 - likely);
    for (let at = 0; at < size; at++) {
      slope[at] = (slope[at] ?? 0) + missed * (row[at] ?? 0);
      const line = bend[at];
      if (line === undefined) continue;
      for (let to = 0; to < size; to++) line[to] = (line[to] ?? 0) + weight * (row[at] ?? 0) * (row[to] ?? 0);
    }
  });
  const move = solve(bend, slope);
  return weights.map((weight, at) => weight + (move[at] ?? 0));
}

/** Gauss with the largest pivot; the matrix is small and definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    let best = at;
    for (let one = at; one < rows.length; one++)
      if (Math.abs(rows[one]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = one;
    const [pivot = [], other = []] = [rows[best], rows[at]];
    rows[best] = other;
    rows[at] = pivot;
    for (let one = 0; one < rows.length; one++) {
      const row = rows[one];
      if (one === at || row === undefined) continue;
      const share = (row[at] ?? 0) / (pivot[at] || 1e-12);
      for (let to = at; to < row.length; to++) row[to] = (row[to] ?? 0) - share * (pivot[to] ?? 0);
    }
  }
  return rows.map((row, at) => (row[rows.length] ?? 0) / (row[at] || 1e-12));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
