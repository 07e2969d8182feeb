/** What all words share says nothing about any of them. */
const sharedDirections = 3;
const rounds = 30;

/**
 * Takes the mean and the few directions that most words lean to out of every vector, and makes it of unit length again:
 * similarities then tell meaning instead of frequency (Mu and Viswanath 2018, "All-but-the-Top").
 */
export function straighten(vectors: ReadonlyMap<string, Float32Array>): Map<string, Float32Array> {
  const rows = [...vectors.values()].map((row) => Float64Array.from(row));
  const size = rows[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const row of rows)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  for (const row of rows) add(row, mean, -1);
  for (let found = 0; found < sharedDirections; found++) {
    const direction = strongest(rows, size);
    for (const row of rows) add(row, direction, -dot(row, direction));
  }
  return new Map([...vectors.keys()].map((word, at) => [word, Float32Array.from(scaled(rows[at] ?? mean))]));
}

/** Power iteration on the covariance; starts from a fixed vector, so that the same source gives the same bytes. */
function strongest(rows: readonly Float64Array[], size: number): Float64Array {
  let direction = scaled(Float64Array.from({ length: size }, (_, at) => 1 + at / size));
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(size);
    for (const row of rows) add(next, row, dot(row, direction));
    direction = scaled(next);
  }
  return direction;
}

function add(to: Float64Array, from: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * times;
}

function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let at = 0; at < a.length; at++) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}

function scaled(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
