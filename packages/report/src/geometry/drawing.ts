import type { Tone } from '../block.ts';

/** A colour token by name; the screen, print and the exports each know what it looks like there. */
export type Pen =
  | 'ink'
  | 'ink-soft'
  | 'line'
  | 'line-strong'
  | 'sheet'
  | 'wash'
  | 'figure'
  | 'signal'
  | 'signal-text'
  | 'tide'
  | 'tide-text'
  | 'brass'
  | 'plum'
  | 'slate'
  | 'green'
  | 'yellow'
  | 'red';

/** A colour that is itself what is shown, as in a palette: the same in every theme. */
type Hex = `#${string}`;

export type Dash = 'solid' | 'dashed' | 'dotted' | 'chain';
export type Shape = 'circle' | 'square' | 'diamond' | 'triangle';

interface RectMark {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Pen | Hex;
  readonly stroke?: Pen;
  /** Of the fill; opaque when left out. */
  readonly opacity?: number;
}
interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly stroke?: Pen;
  readonly fill?: Pen;
  /** Of the fill; opaque when left out. */
  readonly opacity?: number;
  readonly width?: number;
  readonly dash?: Dash;
}
interface PointMark {
  readonly kind: 'point';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly shape: Shape;
  readonly pen: Pen;
  readonly hollow?: boolean;
}
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly text: string;
  readonly pen: Pen | Hex;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
  /** It stands on a filled shape: no margin of paper round its letters. */
  readonly bare?: true;
  /** The figure this text shows: where there is a pointer it opens its evidence. */
  readonly figure?: string;
}
export type Mark = RectMark | PathMark | PointMark | TextMark;

/** A chart with nothing left to decide: whoever paints it needs no scale, no data and no library. Units are pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Series in their order: the colours hold for the colour-blind, and dash and shape differ as well. */
const seriesLooks = [
  { pen: 'figure', dash: 'solid', shape: 'circle' },
  { pen: 'signal', dash: 'dashed', shape: 'square' },
  { pen: 'tide', dash: 'chain', shape: 'diamond' },
  { pen: 'brass', dash: 'dotted', shape: 'triangle' },
  { pen: 'plum', dash: 'solid', shape: 'square' },
  { pen: 'slate', dash: 'dashed', shape: 'circle' },
] as const satisfies readonly { pen: Pen; dash: Dash; shape: Shape }[];

export function lookOf(index: number): (typeof seriesLooks)[number] {
  return seriesLooks[index % seriesLooks.length] ?? seriesLooks[0];
}

export const tonePens: Record<Tone, Pen> = { good: 'green', fair: 'yellow', poor: 'red', plain: 'slate' };

/** Two decimals: a tenth of a device pixel, and short markup. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: Pen,
  more: { readonly width?: number; readonly dash?: Dash } = {},
): PathMark {
  return { kind: 'path', d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, stroke, ...more };
}

/** A span between two end ticks, as lengths are dimensioned on a drawing. */
export function dimension(x1: number, x2: number, y: number, stroke: Pen, tick = 3): PathMark {
  const [a, b, top, bottom] = [round(x1), round(x2), round(y - tick), round(y + tick)];
  return { kind: 'path', d: `M${a} ${top}V${bottom}M${a} ${round(y)}H${b}M${b} ${top}V${bottom}`, stroke };
}

/** Slanted lines clipped to a box. Drawn as lines, because PDF and slide writers lose patterns. */
export function hatch(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  stroke: Pen,
  gap = 5,
): PathMark {
  const { x, y, width, height } = box;
  const strokes: string[] = [];
  for (let c = gap; c < width + height; c += gap) {
    const from = `${round(x + Math.max(0, c - height))} ${round(y + Math.min(c, height))}`;
    const to = `${round(x + Math.min(c, width))} ${round(y + Math.max(0, c - width))}`;
    strokes.push(`M${from}L${to}`);
  }
  return { kind: 'path', d: strokes.join(''), stroke };
}
