import type { ScoreBlock } from '../block.ts';
import { type Drawing, dimension, hatch, line, type Mark, round } from './drawing.ts';
import { amountOf, type Figures, findFigure, shortOf } from './figures.ts';
import { clamp, linear, niceTicks } from './scale.ts';
import { textWidth, wrapText } from './text.ts';

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

  const bandsY = ruler + 40;
  const named = block.bands.map((band) => {
    const [from, to] = [place(band.from), place(band.to)];
    const isHere = value !== null && value >= band.from && (value < band.to || band.to >= block.max);
    return { band, from, to, isHere, words: wrapText(band.label, to - from - 4, 12, 3) };
  });
  const isCut = (words: readonly string[]) => words.some((word) => word.endsWith('…'));
  // The band it is in is named in full: on a row of its own where its place is too narrow.
  const isBelow = (one: (typeof named)[number]) => one.isHere && isCut(one.words);
  const lines = Math.max(0, ...named.map((one) => (isBelow(one) ? 0 : one.words.length)));
  for (const one of named) {
    const { from, to, isHere, band } = one;
    marks.push(dimension(from + 1, to - 1, bandsY, isHere ? 'ink' : 'line-strong', isHere ? 5 : 3));
    const look = { pen: isHere ? 'ink' : 'ink-soft', strong: isHere } as const;
    const half = textWidth(band.label, 12) / 2 + 2;
    if (isBelow(one))
      marks.push({
        ...label(clamp((from + to) / 2, half, width - half), bandsY + 18 + lines * 15, band.label, 'middle'),
        ...look,
      });
    else
      one.words.forEach((text, index) => {
        marks.push({ ...label((from + to) / 2, bandsY + 18 + index * 15, text, 'middle'), ...look });
      });
  }
  const rows = lines + (named.some(isBelow) ? 1 : 0);
  return { width, height: block.bands.length > 0 ? bandsY + 8 + rows * 15 : ruler + 28, marks };
}

function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end') {
  return { kind: 'text', x: round(x), y, text, pen: 'ink-soft', size: 12, anchor } as const;
}
