import type { Press } from './press.ts';

/** A place the contents and the bookmarks lead to. */
export interface Anchor {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
}

/** Across the page, never cut. Pages are strips under each other. */
export interface Strip {
  readonly height: number;
  /** Room above, unless it comes first on a page. */
  readonly before?: number;
  /** It is not parted from the next. */
  readonly keep?: boolean;
  readonly startsPage?: true;
  /** Painted again above it where a page begins with it: the head of its table. */
  readonly head?: Strip;
  readonly anchor?: Anchor;
  /** Sources that its words name: they stand at the foot of its page. */
  readonly cites?: readonly string[];
  /** The source that it is the entry of. */
  readonly entry?: string;
  /** Stands for these, which fill two columns of what is left of a page and go on on the next. */
  readonly columns?: Columns;
  /** A drawing at this share of its size, to end on the page that it begins on; null where its letters could not be read. */
  smaller?(share: number): Strip | null;
  /** `isAgain` for a head that is painted a second time. */
  paint(press: Press, y: number, isAgain?: boolean): void;
}

interface Columns {
  readonly strips: readonly Strip[];
  /** From the left of one to the left of the other. */
  readonly shift: number;
}

export interface Room {
  readonly x: number;
  readonly width: number;
}

export const citesOf = (strips: readonly Strip[]): readonly string[] =>
  strips.flatMap(({ cites = [] }) => cites);

/** Strips that stay on one page. */
export function together(strips: readonly Strip[]): Strip[] {
  return strips.map((strip, at) => (at === strips.length - 1 ? strip : { ...strip, keep: true }));
}

export function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { height, before = 0 }, at) => sum + height + (at === 0 ? 0 : before), 0);
}

/** Strips under each other as one. */
export function paintAll(press: Press, strips: readonly Strip[], top: number): void {
  let y = top;
  for (const [at, strip] of strips.entries()) {
    if (at > 0) y += strip.before ?? 0;
    strip.paint(press, y);
    y += strip.height;
  }
}
