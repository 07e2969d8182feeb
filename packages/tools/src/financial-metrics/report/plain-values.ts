/** A report is stored as JSON, which has no minus zero: the stored one must equal the computed one. */
export function plainValues(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) => (value === null ? null : value + 0));
}

export function share(part: number | null | undefined, whole: number | null | undefined): number | null {
  return part == null || !whole ? null : part / whole;
}

export function plus(a: number | null | undefined, b: number | null | undefined): number | null {
  return a == null || b == null ? null : a + b;
}
