/** A report is stored as JSON, which has no minus zero: the stored one must equal the computed one. */
export function plainValues(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) => (value === null ? null : value + 0));
}
