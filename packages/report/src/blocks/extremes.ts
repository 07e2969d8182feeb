import { amountOf, type Figures, shortOf } from '../geometry/figures.ts';

interface Entry {
  readonly label: string;
  readonly figure: string;
}

/** "highest Reach 8, lowest Timing 2". */
export function sayExtremes(entries: readonly Entry[], figures: Figures): string {
  const known = entries.flatMap((entry) => {
    const value = amountOf(figures, entry.figure);
    return value === null ? [] : [{ ...entry, value }];
  });
  const [first] = known;
  if (!first) return 'none is known';
  const high = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const low = known.reduce((best, one) => (one.value < best.value ? one : best), first);
  const say = (entry: Entry) => `${entry.label} ${shortOf(figures, entry.figure)}`;
  if (known.length === 1) return say(first);
  return high.value === low.value
    ? `all at ${shortOf(figures, high.figure)}`
    : `highest ${say(high)}, lowest ${say(low)}`;
}
