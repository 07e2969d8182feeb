import type { Box, Layout } from '../themes/theme.ts';

/** How much larger a claim is set that has the slide for itself; a long one less. */
export const aloneSizes = { short: 1.5, middle: 1.5, long: 1.2, most: 1.2 } as const;

/** A claim without matter has the place of both where one is over the other, beside what is in the margin; else that of the matter. */
export function placeAlone({ claim, matter, margin }: Layout, hasMargin: boolean): Box {
  if (claim.x + claim.w <= matter.x || matter.x + matter.w <= claim.x) return matter;
  const [x, y] = [Math.min(claim.x, matter.x), Math.min(claim.y, matter.y)];
  const right = Math.max(claim.x + claim.w, matter.x + matter.w);
  const isBeside = hasMargin && margin !== null && margin.x > x && margin.y < matter.y + matter.h;
  const w = (isBeside ? Math.min(right, margin.x - 0.3) : right) - x;
  return { x, y, w, h: Math.max(claim.y + claim.h, matter.y + matter.h) - y };
}
