import { expect, test } from 'vitest';
import { partColumns } from './part-columns.ts';

const strips = (...heights: number[]) => heights.map((height) => ({ height, paint: () => {} }));
const heights = (part: readonly { readonly height: number }[]) => part.map(({ height }) => height);

test.each([
  ['both columns are full', [10, 10, 10, 10, 10], 25, [10, 10], [10, 10], [10]],
  ['what is left is shared out', [10, 10, 10, 10], 100, [10, 10], [10, 10], []],
  ['the left one is never higher than the page', [10, 30, 10], 30, [10], [30], [10]],
  ['one alone stands on the left', [10], 30, [10], [], []],
  ['nothing fits', [40, 10], 30, [], [], [40, 10]],
])('%s', (_, all, room, left, right, rest) => {
  const parted = partColumns(strips(...all), room);
  expect([heights(parted.left), heights(parted.right), heights(parted.rest)]).toEqual([left, right, rest]);
});
