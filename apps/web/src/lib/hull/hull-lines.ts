/**
 * The lines of a small hull as functions, so that its three views agree with each other as they do on a real sheet.
 * `t` runs from the stern (0) to the bow (1); heights and half-breadths are in metres.
 */
export const hull = { lengthM: 24, halfBreadthM: 3.1, deckM: 3.4 } as const;

function deckHeight(t: number): number {
  return hull.deckM * (0.86 + 0.42 * (t - 0.36) ** 2 + 0.1 * t ** 4);
}

function keelHeight(t: number): number {
  const stern = t < 0.16 ? ((0.16 - t) / 0.16) ** 2 * 0.42 : 0;
  const stem = t > 0.74 ? ((t - 0.74) / 0.26) ** 2.6 : 0;
  return stern * hull.deckM + stem * deckHeight(t);
}

function deckHalfBreadth(t: number): number {
  const run = t < 0.46 ? 1 - 0.42 * ((0.46 - t) / 0.46) ** 2.4 : 1 - ((t - 0.46) / 0.54) ** 2.5;
  return hull.halfBreadthM * Math.max(0, run);
}

/** Half-breadth at a height: full amidships, hollow at the bow. */
function halfBreadth(t: number, heightM: number): number {
  const keel = keelHeight(t);
  const share = (heightM - keel) / Math.max(1e-6, deckHeight(t) - keel);
  if (share <= 0) return 0;
  const fullness = 0.28 + 1.1 * Math.abs(t - 0.45) ** 1.7;
  return deckHalfBreadth(t) * Math.min(1, share) ** fullness;
}

type Point = readonly [x: number, y: number];
const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Side view: along the deck to the bow, back along the keel. */
export function profile(): { deck: Point[]; keel: Point[] } {
  const ts = steps(28);
  return {
    deck: ts.map((t) => [t * hull.lengthM, deckHeight(t)]),
    keel: ts.map((t) => [t * hull.lengthM, keelHeight(t)]),
  };
}

/** One frame seen from ahead: from the keel up to the deck. */
export function section(t: number): Point[] {
  const keel = keelHeight(t);
  return steps(14).map((share) => {
    const height = keel + share ** 1.6 * (deckHeight(t) - keel);
    return [halfBreadth(t, height), height];
  });
}

/** The shape of the water around the hull at one draught, seen from above. */
export function waterline(heightM: number): Point[] {
  return steps(40)
    .map((t): Point => [t * hull.lengthM, halfBreadth(t, heightM)])
    .filter(([, breadth]) => breadth > 0.01);
}

export function deckLine(): Point[] {
  return steps(28).map((t) => [t * hull.lengthM, deckHalfBreadth(t)]);
}

/** An SVG path through points given in metres, heights upwards. */
export function pathOf(
  points: readonly Point[],
  place: { x: number; y: number; perM: number; flip?: boolean },
) {
  const side = place.flip ? -1 : 1;
  return points
    .map(([x, y], index) => {
      const px = (place.x + side * x * place.perM).toFixed(1);
      const py = (place.y - y * place.perM).toFixed(1);
      return `${index === 0 ? 'M' : 'L'}${px} ${py}`;
    })
    .join('');
}
