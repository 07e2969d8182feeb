import { type Drawing, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortOf, shortValue } from '../../geometry/figures.ts';
import { clamp, linear, niceTicks } from '../../geometry/scale.ts';
import { fitText, textWidth, wrapText } from '../../geometry/text.ts';
import type { TornadoBlock } from './block.ts';

const head = 34;

/** Each input alone at its low end (hatched) and its high end (solid), about the outcome as it stands. */
export function drawTornado(block: TornadoBlock, figures: Figures, width: number): Drawing {
  const isWide = width >= 560;
  const labelRoom = isWide ? Math.min(220, width * 0.28) : 0;
  const rowHeight = isWide ? 40 : 56;
  const endRoom = clamp(longestEnd(block, figures) + 24, 56, width * 0.24);
  const ends = block.rows.flatMap(({ low, high }) => [amountOf(figures, low), amountOf(figures, high)]);
  const known = [...ends, amountOf(figures, block.outcome)].filter((value) => value !== null);
  const domain: [number, number] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const x = linear(domain, [labelRoom + endRoom, width - endRoom]);
  const foot = head + block.rows.length * rowHeight;
  const marks: Mark[] = [];

  const unit = findFigure(figures, block.outcome);
  if (unit)
    for (const tick of niceTicks(...domain, isWide ? 4 : 2).filter(
      (value) => value >= domain[0] && value <= domain[1],
    )) {
      marks.push(line(x(tick), head, x(tick), foot, 'line'));
      marks.push(words(x(tick), foot + 16, shortValue(tick, unit.unit, unit.currency), 'middle'));
    }

  const base = amountOf(figures, block.outcome);
  block.rows.forEach((row, index) => {
    const top = head + index * rowHeight + (isWide ? 0 : 16);
    const middle = top + 20;
    if (isWide)
      wrapText(row.label, labelRoom - 8, 13, 2).forEach((text, at, all) => {
        marks.push({
          ...words(0, middle + 5 + (at - (all.length - 1) / 2) * 16, text, 'start'),
          pen: 'ink',
          size: 13,
        });
      });
    else marks.push({ ...words(0, top + 2, fitText(row.label, width, 13), 'start'), pen: 'ink', size: 13 });
    const [low, high] = [amountOf(figures, row.low), amountOf(figures, row.high)];
    if (low === null || high === null || base === null) {
      marks.push(words(x((domain[0] + domain[1]) / 2), middle + 4, 'not known', 'middle'));
      return;
    }
    const [xLow, xHigh, xBase] = [x(low), x(high), x(base)];
    const span = (from: number, to: number) => ({
      x: round(Math.min(from, to)),
      y: middle - 9,
      width: round(Math.abs(to - from)),
      height: 18,
    });
    const lowBox = span(xLow, xBase);
    marks.push({ kind: 'rect', ...lowBox, fill: 'sheet', stroke: 'figure' }, hatch(lowBox, 'figure'));
    marks.push({ kind: 'rect', ...span(xHigh, xBase), fill: 'figure' });
    const isTurned = xLow > xHigh;
    const [leftId, rightId] = isTurned ? [row.to, row.from] : [row.from, row.to];
    const [leftX, rightX] = [Math.min(xLow, xHigh, xBase), Math.max(xLow, xHigh, xBase)];
    marks.push({
      ...words(leftX - 18, middle + 4, fitText(shortOf(figures, leftId), endRoom - 20, 12), 'end'),
      figure: leftId,
    });
    marks.push({
      ...words(rightX + 6, middle + 4, fitText(shortOf(figures, rightId), endRoom - 20, 12), 'start'),
      figure: rightId,
    });
  });

  if (base !== null) {
    const text = shortOf(figures, block.outcome);
    const half = textWidth(text, 13) / 2 + 8;
    marks.push(line(x(base), head - 10, x(base), foot, 'ink', { width: 1.5 }));
    marks.push({
      ...words(clamp(x(base), half, width - half), head - 16, text, 'middle'),
      pen: 'ink',
      size: 13,
      strong: true,
      figure: block.outcome,
    });
  }
  return { width, height: foot + 24, marks };
}

function longestEnd(block: TornadoBlock, figures: Figures): number {
  return Math.max(
    0,
    ...block.rows.flatMap(({ from, to }) => [from, to].map((id) => textWidth(shortOf(figures, id), 12))),
  );
}

function words(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end') {
  return { kind: 'text', x: round(x), y: round(y), text, pen: 'ink-soft', size: 12, anchor } as const;
}
