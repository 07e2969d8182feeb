/** A node of the library's document; it takes more than this, and these are all that are written here. */
export type Content =
  | string
  | {
      readonly text?: string | readonly Content[];
      readonly stack?: readonly Content[];
      readonly columns?: readonly Content[];
      readonly table?: object;
      readonly svg?: string;
      readonly [property: string]: unknown;
    };

/** Drawings and the paper count in pixels of the screen, pages in points. */
export const point = 0.75;

export const page = { width: 595.28, height: 841.89, side: 44, top: 48, bottom: 56 } as const;

/** Room between the margins, in pixels. */
export const paperWidth = Math.floor((page.width - 2 * page.side) / point);
