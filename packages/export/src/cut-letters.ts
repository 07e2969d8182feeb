/** Where a word that is longer than its line is cut, as counts of letters from its start: behind a hyphen or a stroke where there is one, else where it must be. */
export function cutLetters(letters: readonly string[], widths: readonly number[], room: number): number[] {
  const ends: number[] = [];
  let used = 0;
  let start = 0;
  let joint = 0;
  for (const [at, letter] of letters.entries()) {
    const long = widths[at] ?? 0;
    if (at > start && used + long > room) {
      start = joint > start ? joint : at;
      ends.push(start);
      used = widths.slice(start, at).reduce((sum, width) => sum + width, 0);
    }
    used += long;
    if (letter === '-' || letter === '/') joint = at + 1;
  }
  return [...ends, letters.length];
}
