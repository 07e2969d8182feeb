/** Drawings and the paper count in pixels of the screen, pages in points. */
export const point = 0.75;

/** A4. */
export const page = { width: 595.28, height: 841.89, side: 44, top: 48, bottom: 56 } as const;

/** Between the margins, in points. */
export const room = {
  x: page.side,
  width: page.width - 2 * page.side,
  height: page.height - page.top - page.bottom,
} as const;

/** Room between the margins, in pixels. */
export const paperWidth = Math.floor(room.width / point);
