import { drawBands } from '../../geometry/bands.ts';
import { type Drawing, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortOf } from '../../geometry/figures.ts';
import { clamp, linear, niceTicks } from '../../geometry/scale.ts';
import { textWidth } from '../../geometry/text.ts';
import type { ScoreBlock } from './block.ts';

const pad = 14;
const rowOfCap = 16;
const numberSize = 30;

/** A draught scale: ruler, range as a solid span, each cap a line with everything above it hatched. */
export function drawScore(block: ScoreBlock, figures: Figures, width: number): Drawing {
  const at = linear([0, block.max], [pad, width - pad]);
  const place = (value: number) => at(clamp(value, 0, block.max));
  // Several reasons may hold it at the same height: one line, and the reasons stand under the drawing.
  const caps = [...new Set(block.caps.map(({ at: height }) => height))].sort((a, b) => a - b);
  const top = 44 + caps.length * rowOfCap;
  const ruler = top + 30;
  const marks: Mark[] = [];

  const lowest = caps[0];
  if (lowest !== undefined && lowest < block.max) {
    const x = place(lowest);
    const zone = { x: round(x), y: top, width: round(at(block.max) - x), height: 30 };
    marks.push({ kind: 'rect', ...zone, fill: 'wash' }, hatch(zone, 'line-strong', 6));
  }
  const range = findFigure(figures, block.figure)?.range;
  if (range) {
    const [from, to] = [place(range.low), place(range.high)];
    const span = { x: round(from), y: top + 10, width: round(Math.max(2, to - from)), height: 12 };
    marks.push({ kind: 'rect', ...span, fill: 'figure' });
  }
  marks.push(line(pad, ruler, width - pad, ruler, 'ink', { width: 1.5 }));
  const step = block.max / 20;
  for (let index = 0; index <= 20; index++)
    marks.push(
      line(at(index * step), ruler, at(index * step), ruler + (index % 2 === 0 ? 8 : 4), 'ink-soft'),
    );
  for (const tick of niceTicks(0, block.max, 5).filter((value) => value <= block.max))
    marks.push(
      label(at(tick), ruler + 22, String(tick), tick === 0 ? 'start' : tick === block.max ? 'end' : 'middle'),
    );

  caps.forEach((cap, index) => {
    const x = place(cap);
    const y = 14 + index * rowOfCap;
    marks.push(line(x, y + 4, x, ruler, 'signal', { width: 2 }));
    const text = `held at ${cap}`;
    const anchor = x + textWidth(text, 12) + 8 > width ? 'end' : 'start';
    marks.push({
      ...label(x + (anchor === 'end' ? -6 : 6), y + 8, text, anchor),
      pen: 'signal-text',
      strong: true,
    });
  });

  const value = amountOf(figures, block.figure);
  if (value !== null) {
    const x = place(value);
    const text = shortOf(figures, block.figure);
    const half = textWidth(text, numberSize) / 2 + 2;
    marks.push({ kind: 'path', d: `M${round(x - 7)} ${top - 8}h14l-7 10Z`, fill: 'ink', stroke: 'sheet' });
    marks.push(line(x, top + 2, x, ruler, 'ink', { width: 1.5 }));
    marks.push({
      kind: 'text',
      x: round(clamp(x, half, width - half)),
      y: top - 13,
      text,
      pen: 'ink',
      size: numberSize,
      anchor: 'middle',
      strong: true,
      figure: block.figure,
    });
  }

  const bands = drawBands(block, value, { place, y: ruler + 40, width });
  marks.push(...bands.marks);
  return { width, height: bands.marks.length > 0 ? bands.bottom : ruler + 28, marks };
}

function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end') {
  return { kind: 'text', x: round(x), y, text, pen: 'ink-soft', size: 12, anchor } as const;
}
