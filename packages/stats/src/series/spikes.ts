import { outliers } from './outliers.ts';

/** A spike is at least so far from its neighbours. */
const leastLeap = 0.2;

/**
 * Places of single values far from both neighbours: a campaign, a bulk order, a slip of the keyboard. Only above zero, and never at the
 * ends, where growth looks like a leap.
 */
export function findSpikes(values: readonly number[]): readonly number[] {
  if (values.some((value) => value <= 0)) return [];
  const off = values.map((value, at) => {
    const near = [at - 2, at - 1, at + 1, at + 2]
      .flatMap((place) => values[place] ?? [])
      .sort((a, b) => a - b);
    const middle = ((near[(near.length - 1) >> 1] ?? 0) + (near[near.length >> 1] ?? 0)) / 2;
    return Math.log(value / middle);
  });
  return outliers(off).filter((at) => at > 1 && at < values.length - 2 && Math.abs(off[at] ?? 0) > leastLeap);
}

/** Each spike drawn to the mean of its neighbours. */
export function calmSpikes(values: readonly number[]): readonly number[] {
  const spikes = findSpikes(values);
  return values.map((value, at) =>
    spikes.includes(at) ? ((values[at - 1] ?? value) + (values[at + 1] ?? value)) / 2 : value,
  );
}
