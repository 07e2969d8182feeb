import type { Dash, Shape } from './drawing.ts';

/** Strokes and gaps in pixels; nothing for a whole line. */
export const dashes: Readonly<Record<Dash, string | undefined>> = {
  solid: undefined,
  dashed: '7 4',
  dotted: '1.5 3.5',
  chain: '9 3 2 3',
};

/** The path of a point. */
export function outline(shape: Shape, x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'square':
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
    case 'diamond':
      return `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}Z`;
    case 'triangle':
      return `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.2}h${-r * 2.4}Z`;
  }
}
