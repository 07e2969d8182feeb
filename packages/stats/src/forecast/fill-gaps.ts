/** A line across each gap, because a method needs every step. What was filled is never counted as seen. */
export function fillGaps(values: readonly (number | null)[]): number[] {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const filled: number[] = [];
  let next = 0;
  values.forEach((value, at) => {
    if (value !== null) {
      filled.push(value);
      next += 1;
      return;
    }
    const before = known[next - 1] ?? known[0];
    const after = known[next] ?? known.at(-1);
    if (!before || !after) return;
    const part = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
    filled.push(before.value + part * (after.value - before.value));
  });
  return filled;
}
