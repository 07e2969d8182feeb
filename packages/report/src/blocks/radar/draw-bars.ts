import { type Drawing, dimension, hatch, lookOf, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortOf } from '../../geometry/figures.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import { fitText } from '../../geometry/text.ts';
import type { RadarBlock } from './block.ts';

const valueRoom = 64;
const nameRow = 18;
const barRow = 24;
const bar = { y: 2, height: 12 } as const;

/** The same axes as bars, each with its range where it has one; where several series are compared, their bars stand together. */
export function drawRadarBars(block: RadarBlock, figures: Figures, width: number): Drawing {
  const at = linear([0, block.max], [1, width - valueRoom]);
  const place = (value: number) => at(clamp(value, 0, block.max));
  const marks: Mark[] = [];
  let y = 0;
  if (block.series.length > 1) {
    marks.push(...seriesKeys(block, width));
    y += block.series.length * nameRow + 6;
  }
  block.axes.forEach((axis, index) => {
    marks.push({
      kind: 'text',
      x: 1,
      y: y + 12,
      text: fitText(axis.label, width - 2, 12),
      pen: 'ink-soft',
      size: 12,
      anchor: 'start',
    });
    y += nameRow;
    block.series.forEach((series, order) => {
      marks.push(...barMarks(series.figures[index] ?? '', order, y));
      y += barRow;
    });
    y += 4;
  });
  return { width, height: Math.max(1, y), marks };

  function barMarks(id: string, order: number, top: number): Mark[] {
    const { pen } = lookOf(order);
    const value = amountOf(figures, id);
    const range = findFigure(figures, id)?.range;
    const box = { y: top + bar.y, height: bar.height };
    const found: Mark[] = [{ kind: 'rect', x: 1, ...box, width: round(width - valueRoom - 1), fill: 'wash' }];
    if (value !== null)
      found.push({ kind: 'rect', x: 1, ...box, width: round(Math.max(1.5, place(value) - 1)), fill: pen });
    if (range && value === null) {
      const x = place(range.low);
      const span = { x: round(x), ...box, width: round(Math.max(2, place(range.high) - x)) };
      found.push({ kind: 'rect', ...span, fill: 'sheet', stroke: pen }, hatch(span, pen, 6));
    } else if (range && range.high > range.low)
      found.push(dimension(place(range.low), place(range.high), box.y + box.height + 4, 'ink-soft', 2));
    found.push({
      kind: 'text',
      x: round(width - valueRoom + 8),
      y: box.y + 11,
      text: shortOf(figures, id),
      pen: 'ink',
      size: 12,
      anchor: 'start',
      strong: true,
      ...(findFigure(figures, id) ? { figure: id } : {}),
    });
    return found;
  }
}

function seriesKeys({ series }: RadarBlock, width: number): Mark[] {
  return series.flatMap(({ label }, order): Mark[] => {
    const { pen, shape } = lookOf(order);
    const y = order * nameRow + 9;
    return [
      { kind: 'point', x: 6, y, r: 5, shape, pen },
      {
        kind: 'text',
        x: 18,
        y: y + 4,
        text: fitText(label, width - 20, 12),
        pen: 'ink',
        size: 12,
        anchor: 'start',
      },
    ];
  });
}
