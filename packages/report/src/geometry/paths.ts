import { round } from './drawing.ts';
import type { Scale } from './scale.ts';

/** Places of values in a row; null stays null. */
export function placeAll(
  values: readonly (number | null)[],
  x: Scale,
  y: Scale,
): ({ readonly x: number; readonly y: number } | null)[] {
  return values.map((value, index) =>
    value === null || !Number.isFinite(value) ? null : { x: round(x(index)), y: round(y(value)) },
  );
}

type Place = { readonly x: number; readonly y: number } | null;

/** A line with a gap where a value is missing: drawing through it would invent one. */
export function pathThrough(places: readonly Place[]): string {
  let d = '';
  let isDown = false;
  for (const place of places) {
    if (place) d += `${isDown ? 'L' : 'M'}${place.x} ${place.y}`;
    isDown = place !== null;
  }
  return d;
}

/** The area between two lines, in one piece for each run in which both are known. */
export function areaBetween(upper: readonly Place[], lower: readonly Place[]): string {
  let d = '';
  let run: { readonly up: string; readonly down: string }[] = [];
  const close = () => {
    if (run.length > 1)
      d += `M${run.map(({ up }) => up).join('L')}L${run
        .map(({ down }) => down)
        .reverse()
        .join('L')}Z`;
    run = [];
  };
  upper.forEach((up, index) => {
    const down = lower[index];
    if (up && down) run.push({ up: `${up.x} ${up.y}`, down: `${down.x} ${down.y}` });
    else close();
  });
  close();
  return d;
}

/** Points with no neighbour: a line alone would not show them. */
export function listLonely(places: readonly Place[]): { readonly x: number; readonly y: number }[] {
  return places.flatMap((place, index) => (place && !places[index - 1] && !places[index + 1] ? [place] : []));
}

export function listKnown(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null).filter(Number.isFinite);
}
