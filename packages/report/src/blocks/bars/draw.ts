import { type Drawing, dimension, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure } from '../../geometry/figures.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import { fitText, textWidth } from '../../geometry/text.ts';
import type { BarRow } from './block.ts';

const track = { y: 16, height: 12 } as const;

/** One bar on its track. What lies above a ceiling is hatched; what was never told is its range and nothing more. */
export function drawBarTrack(row: BarRow, max: number, figures: Figures, width: number): Drawing {
  const at = linear([0, max], [1, width - 1]);
  const place = (value: number) => at(clamp(value, 0, max));
  const range = findFigure(figures, row.figure)?.range;
  const value = row.unknown ? null : amountOf(figures, row.figure);
  const marks: Mark[] = [
    { kind: 'rect', x: 1, y: track.y, width: round(width - 2), height: track.height, fill: 'wash' },
  ];
  if (row.ceiling && row.ceiling.at < max) {
    const x = place(row.ceiling.at);
    marks.push(hatch({ x, ...track, width: width - 1 - x }, 'line-strong'));
  }
  if (value !== null)
    marks.push({
      kind: 'rect',
      x: 1,
      y: track.y,
      width: round(Math.max(1.5, place(value) - 1)),
      height: track.height,
      fill: 'figure',
    });
  if (range && value === null) {
    const [from, to] = [place(range.low), place(range.high)];
    const box = { x: round(from), ...track, width: round(Math.max(2, to - from)) };
    marks.push({ kind: 'rect', ...box, fill: 'sheet', stroke: 'figure' }, hatch(box, 'figure', 6));
  } else if (range && range.high > range.low) {
    marks.push(dimension(place(range.low), place(range.high), track.y + track.height + 6, 'ink-soft'));
  }
  if (row.ceiling) {
    const x = place(row.ceiling.at);
    marks.push(line(x, 3, x, track.y + track.height + 3, 'signal', { width: 2 }));
    marks.push(ceilingLabel(row.ceiling.label, x, width));
  }
  return { width, height: 38, marks };
}

/** Right of its line, else left of it, else as far left as it needs: above the track there is room. */
function ceilingLabel(label: string, x: number, width: number): Mark {
  const look = { kind: 'text', y: 11, pen: 'signal-text', size: 12 } as const;
  const length = textWidth(label, 12);
  if (x + 5 + length <= width) return { ...look, x: round(x + 5), text: label, anchor: 'start' };
  if (length <= x - 5) return { ...look, x: round(x - 5), text: label, anchor: 'end' };
  return { ...look, x: round(width), text: fitText(label, width, 12), anchor: 'end' };
}
