import { heightOf, type Strip } from './strip.ts';

interface Parted {
  readonly left: readonly Strip[];
  readonly right: readonly Strip[];
  readonly height: number;
  readonly rest: readonly Strip[];
}

/** As many as fill two columns of this height, both about as long; none where not even one fits. */
export function partColumns(strips: readonly Strip[], room: number): Parted {
  const first = countFitting(strips, room);
  const both = first + countFitting(strips.slice(first), room);
  const taken = strips.slice(0, both);
  const half = Array.from(taken.keys()).findIndex(
    (at) => heightOf(taken.slice(0, at)) >= heightOf(taken.slice(at)),
  );
  const at = half < 0 ? first : Math.min(first, half);
  const [left, right] = [taken.slice(0, at), taken.slice(at)];
  return { left, right, height: Math.max(heightOf(left), heightOf(right)), rest: strips.slice(both) };
}

function countFitting(strips: readonly Strip[], room: number): number {
  let height = 0;
  const over = strips.findIndex((strip) => {
    height += strip.height;
    return height > room;
  });
  return over < 0 ? strips.length : over;
}
