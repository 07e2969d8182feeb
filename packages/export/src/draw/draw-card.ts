import { element } from './draw-svg.ts';
import { colourOf } from './pens.ts';
import { setLines } from './set-lines.ts';

/** What messengers show with a link, on drafting paper. */
export interface Card {
  /** Over the title: what it is. */
  readonly over: string;
  readonly title: string;
  /** The number it is known by. */
  readonly figure?: { readonly text: string; readonly label: string };
  /** Under the waterline. */
  readonly line?: string;
}

const width = 1200;
const height = 630;
const side = 80;
const room = { x: side, width: width - 2 * side } as const;
const display = 'Bricolage Grotesque';

export function drawCard({ over, title, figure, line }: Card): string {
  const grid = Array.from({ length: 24 }, (_, at) => `M${at * 50} 0V${height}M0 ${at * 50}H${width}`);
  const name = { ...room, y: 118, pen: 'figure', font: display, leading: 1.16 } as const;
  const parts = [
    element('rect', { width, height, fill: colourOf('paper') }),
    element('path', { d: grid.join(''), stroke: colourOf('line'), 'stroke-opacity': 0.5 }),
    setLines([{ text: over }], { ...room, y: 66, size: 28, pen: 'ink-soft', linesMost: 1 }).svg,
    setLines([{ text: title, strong: true }], {
      ...name,
      size: figure ? 56 : sizeFor(title),
      linesMost: figure ? 3 : 5,
    }).svg,
    figure ? drawFigure(figure) : '',
    element('path', {
      d: `M0 560H${width}M0 566H${width}`,
      stroke: colourOf('signal'),
      'stroke-width': 2,
    }),
    line ? setLines([{ text: line }], { ...room, y: 577, size: 26, pen: 'ink-soft', linesMost: 1 }).svg : '',
    setLines([{ text: 'Slipway', strong: true }], {
      ...room,
      y: 575,
      size: 28,
      pen: 'figure',
      font: display,
      isRight: true,
    }).svg,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function sizeFor({ length }: string): number {
  if (length > 90) return 58;
  return length > 50 ? 68 : length > 20 ? 84 : 116;
}

/** Long ones are set smaller, so that a range fits beside its unit. */
function drawFigure({ text, label }: NonNullable<Card['figure']>): string {
  const size = text.length > 24 ? 64 : text.length > 12 ? 92 : 132;
  const big = setLines([{ text, strong: true }], {
    ...room,
    y: 470 - size,
    size,
    pen: 'signal-text',
    font: display,
    linesMost: 1,
  });
  return (
    big.svg + setLines([{ text: label }], { ...room, y: 492, size: 30, pen: 'ink-soft', linesMost: 1 }).svg
  );
}
