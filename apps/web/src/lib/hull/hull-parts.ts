import { hull, pathOf, profile } from './hull-lines.ts';

/** How many parts a hull is built in: one a station. */
export const partCount = 5;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Drawing units a metre. */
  readonly perM: number;
}

type Point = readonly [x: number, y: number];

/** Where the deck or the keel is at a share of the length. */
function at(line: readonly Point[], share: number): Point {
  const place = share * (line.length - 1);
  const before = line[Math.floor(place)];
  const after = line[Math.ceil(place)];
  if (!before || !after) throw new Error('The share lies outside the hull.');
  const rest = place - Math.floor(place);
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest];
}

const between = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

interface HullPart {
  /** The side of this part, closed. */
  readonly side: string;
  /** Its frames: all there is to see before it is plated. */
  readonly frames: readonly string[];
  /** The seams of its plates. */
  readonly seams: readonly string[];
  /** The middle of its keel. */
  readonly foot: { readonly x: number; readonly y: number };
}

const framesInPart = 4;
const plateRows = [0.3, 0.58, 0.82] as const;

/** The hull's side, cut into its parts from the stern on. */
export function listHullParts(place: Place): readonly HullPart[] {
  const { deck, keel } = profile();
  return between(0, 1, partCount)
    .slice(0, partCount)
    .map((from) => {
      const shares = between(from, from + 1 / partCount, 10);
      const over = shares.map((share) => at(deck, share));
      const under = shares.map((share) => at(keel, share));
      const [footX, footY] = at(keel, from + 0.5 / partCount);
      return {
        side: `${pathOf([...over, ...under.toReversed()], place)}Z`,
        frames: between(from, from + 1 / partCount, framesInPart).map((share) =>
          pathOf([at(deck, share), at(keel, share)], place),
        ),
        seams: plateRows.map((height) =>
          pathOf(
            shares.map((share): Point => {
              const [x, low] = at(keel, share);
              const [, high] = at(deck, share);
              return [x, low + (high - low) * height];
            }),
            place,
          ),
        ),
        foot: { x: place.x + footX * place.perM, y: place.y - footY * place.perM },
      };
    });
}

/** Deck and keel as one closed line. */
export function hullOutline(place: Place): string {
  const { deck, keel } = profile();
  return `${pathOf([...deck, ...keel.toReversed()], place)}Z`;
}

export const hullLength = (perM: number): number => hull.lengthM * perM;
