import type { NameMeasures } from './measure-name.ts';

/** What a name alone is rated by, each from 0 to 1; null where there is nothing to compare with. */
export type NameRating = {
  readonly length: number;
  readonly syllables: number;
  readonly say: number;
  readonly spell: number;
  readonly look: number;
  readonly clean: number;
  readonly distinct: number | null;
};

/** Points for each: reference H1, with look-alikes taken out of what it calls distinct. */
export const nameWeights: Readonly<Record<keyof NameRating, number>> = {
  length: 15,
  syllables: 10,
  say: 15,
  spell: 15,
  look: 5,
  clean: 10,
  distinct: 10,
};

const lengthRates = [0, 0, 0.3, 0.7, 1, 1, 1, 1, 1, 0.75, 0.65, 0.55, 0.35] as const;
const syllableRates = [0, 0.9, 1, 0.9, 0.5, 0.25] as const;
/** Of how easily it is said, what its letters decide; the rest is in its sounds. */
const letterShare = 0.6;
const hardRunRate = 0.6;
/** Edits to the nearest name; from here on they are not confused. */
const apartFrom = 3;

export function rateName(measures: NameMeasures): NameRating {
  const { letters, syllables, ease, soundEase, hardRun, hearing, misread, unwanted, nearest } = measures;
  const say =
    (letterShare * byTens(ease) + (1 - letterShare) * soundEase) * (hardRun === null ? 1 : hardRunRate);
  return {
    length: lengthRates[letters.length] ?? 0.15,
    syllables: syllableRates[syllables] ?? 0.1,
    say,
    // What cannot be said is not heard.
    spell: byTens(hearing?.share ?? 0) * say,
    look: misread.length === 0 ? 1 : 0.4,
    clean: unwanted.length === 0 ? 1 : 0,
    distinct:
      nearest === null
        ? null
        : nearest.looksAlike
          ? 0
          : clamp(Math.min(nearest.letters, nearest.sounds) / apartFrom),
  };
}

/** 0 to 100; what cannot be rated takes no part. */
export function scoreName(
  rating: Readonly<Record<string, number | null>>,
  weights: Readonly<Record<string, number>> = nameWeights,
): number {
  let [sum, all] = [0, 0];
  for (const [axis, rate] of Object.entries(rating)) {
    const weight = weights[axis] ?? 0;
    if (rate === null) continue;
    sum += weight * rate;
    all += weight;
  }
  return all === 0 ? 0 : (100 * sum) / all;
}

/** Ten times less is a quarter off: one in ten is 0.75, one in a hundred 0.5. */
const byTens = (share: number) => clamp(1 + Math.log10(Math.max(share, 1e-4)) / 4);

const clamp = (value: number) => Math.min(1, Math.max(0, value));
