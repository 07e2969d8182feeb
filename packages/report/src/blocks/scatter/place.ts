import { amountOf, type Figures } from '../../geometry/figures.ts';
import type { ScatterBlock, ScatterPoint } from './block.ts';

interface Placed {
  readonly point: ScatterPoint;
  readonly x: number;
  readonly y: number;
}

/** Points of which both figures are known, and those that have no place. */
export function placePoints(
  { points }: ScatterBlock,
  figures: Figures,
): { readonly placed: readonly Placed[]; readonly unplaced: readonly ScatterPoint[] } {
  const placed: Placed[] = [];
  const unplaced: ScatterPoint[] = [];
  for (const point of points) {
    const [x, y] = [amountOf(figures, point.x), amountOf(figures, point.y)];
    if (x === null || y === null) unplaced.push(point);
    else placed.push({ point, x, y });
  }
  return { placed, unplaced };
}

/** Zero belongs on both axes: without it a small lead looks like a large one. */
export function domainOf(values: readonly number[]): [number, number] {
  const domain: [number, number] = [Math.min(0, ...values), Math.max(0, ...values)];
  return domain[0] === domain[1] ? [0, 1] : domain;
}

/** The other point that lies nearest, each axis measured by its own length. */
export function findNearest(from: Placed, placed: readonly Placed[]): Placed | undefined {
  const length = (values: readonly number[]) => {
    const [low, high] = domainOf(values);
    return high - low;
  };
  const [wide, high] = [length(placed.map(({ x }) => x)), length(placed.map(({ y }) => y))];
  const distance = (one: Placed) => Math.hypot((one.x - from.x) / wide, (one.y - from.y) / high);
  return placed.filter((one) => one !== from).sort((a, b) => distance(a) - distance(b))[0];
}
