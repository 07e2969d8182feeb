import { type Drawing, dimension, hatch, type Mark, round } from '../../geometry/drawing.ts';
import type { Figures } from '../../geometry/figures.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import type { CompareBlock } from './block.ts';
import { type RatedRow, rateRow } from './rate-row.ts';

const track = { y: 2, height: 12 } as const;
const rowHeight = 26;

/** One side of a row. On the highest, what it has over the lowest is hatched. */
export function drawCompareBar(row: RatedRow, side: number, width: number): Drawing {
  const at = linear(row.scale, [1, width - 1]);
  const place = (value: number) => at(clamp(value, row.scale[0], row.scale[1]));
  const marks: Mark[] = [
    { kind: 'rect', x: 1, y: track.y, width: round(width - 2), height: track.height, fill: 'wash' },
  ];
  const span = row.spans[side] ?? null;
  if (span === null) return { width, height: rowHeight, marks };
  const zero = place(0);
  if (span.value === null) {
    const box = boxOf(place(span.low), place(span.high));
    marks.push({ kind: 'rect', ...box, fill: 'sheet', stroke: 'figure' }, hatch(box, 'figure', 6));
  } else {
    marks.push({ kind: 'rect', ...boxOf(zero, place(span.value)), fill: 'figure' });
    if (span.high > span.low)
      marks.push(dimension(place(span.low), place(span.high), track.y + track.height + 6, 'ink-soft'));
  }
  const lowest = row.gap?.highest === side ? row.spans[row.gap.lowest] : null;
  if (lowest) {
    const box = boxOf(place(lowest.middle), place(span.middle));
    if (span.value !== null)
      marks.push({ kind: 'rect', ...box, fill: 'sheet', stroke: 'signal' }, hatch(box, 'signal'));
    marks.push({
      kind: 'rect',
      x: round(clamp(place(span.middle) - 1.5, 0, width - 3)),
      y: 0,
      width: 3,
      height: track.y + track.height + 2,
      fill: 'signal',
    });
  }
  return { width, height: rowHeight, marks };
}

/** All sides of a row under each other, for paper and slides. */
export function drawCompare(block: CompareBlock, figures: Figures, width: number): Drawing[] {
  return block.rows.map((row) => {
    const rated = rateRow(row, figures);
    const bars = block.sides.map((_, side) => drawCompareBar(rated, side, width));
    return {
      width,
      height: rowHeight * bars.length,
      marks: bars.flatMap(({ marks }, side) => marks.map((mark) => lower(mark, side * rowHeight))),
    };
  });
}

/** Paths are drawn where they are; what is placed by a point moves. */
function lower(mark: Mark, by: number): Mark {
  if (mark.kind === 'path') return { ...mark, d: movePath(mark.d, by) };
  return { ...mark, y: round(mark.y + by) };
}

/** Of the three commands that bars are drawn with. */
function movePath(d: string, by: number): string {
  return d
    .replace(/([ML])(-?[\d.]+) (-?[\d.]+)/gu, (_, command, x, y) => `${command}${x} ${round(Number(y) + by)}`)
    .replace(/V(-?[\d.]+)/gu, (_, y) => `V${round(Number(y) + by)}`);
}

function boxOf(one: number, other: number) {
  const x = Math.min(one, other);
  return { x: round(x), ...track, width: round(Math.max(1.5, Math.abs(other - one))) };
}
