/** A table grows with its words and is never cut: the size at which its rows still end on the slide. */
export function fitRows(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  high: number,
  size: number,
): number {
  const [letter, leading, padding, aside] = [0.58, 1.2, 0.16, 0.12];
  const highAt = (points: number) =>
    rows.reduce((sum, row) => {
      const lines = row.map((text, at) =>
        Math.ceil((text.length * points * letter) / (72 * ((widths[at] ?? 1) - aside))),
      );
      return sum + (Math.max(1, ...lines) * points * leading) / 72 + padding;
    }, 0);
  let fitting = Math.round(size);
  while (fitting > 8 && highAt(fitting) > high) fitting -= 1;
  return fitting;
}
