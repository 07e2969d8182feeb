/** Square matrices, row by row in one list. Adds `share` times the row vector times the matrix. */
export function addTimes(to: Float32Array, vector: Float32Array, matrix: Float32Array, share: number): void {
  const size = vector.length;
  for (let row = 0; row < size; row++) {
    const value = share * (vector[row] ?? 0);
    if (value === 0) continue;
    const from = row * size;
    for (let at = 0; at < size; at++) to[at] = (to[at] ?? 0) + value * (matrix[from + at] ?? 0);
  }
}

/** The row vector times the matrix turned over. */
export function timesTurned(vector: Float32Array, matrix: Float32Array): Float32Array {
  const size = vector.length;
  return Float32Array.from(vector, (_, row) => {
    let sum = 0;
    const from = row * size;
    for (let at = 0; at < size; at++) sum += (vector[at] ?? 0) * (matrix[from + at] ?? 0);
    return sum;
  });
}

export function addOuter(to: Float32Array, rows: Float32Array, columns: Float32Array): void {
  const size = rows.length;
  for (let row = 0; row < size; row++) {
    const value = rows[row] ?? 0;
    const from = row * size;
    for (let at = 0; at < size; at++) to[from + at] = (to[from + at] ?? 0) + value * (columns[at] ?? 0);
  }
}
