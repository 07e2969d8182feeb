import { type Drawing, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, shortOf, shortValue } from '../../geometry/figures.ts';
import { clamp, linear, niceTicks } from '../../geometry/scale.ts';
import { textWidth } from '../../geometry/text.ts';
import type { DistributionBlock } from './block.ts';

const rowHeight = 17;

/** Between the outer marks the columns are solid, in the tails hatched. */
export function drawDistribution(block: DistributionBlock, figures: Figures, width: number): Drawing {
  const edges = block.bins.flatMap(({ from, to }) => [from, to]);
  const placed = block.marks.flatMap((mark) => {
    const value = amountOf(figures, mark.figure);
    return value === null ? [] : [{ ...mark, value }];
  });
  const domain: [number, number] =
    edges.length > 0
      ? [Math.min(...edges), Math.max(...edges)]
      : [0, Math.max(1, ...placed.map(({ value }) => value))];
  const x = linear(domain, [1, width - 1]);
  const rows = stagger(
    placed.map((mark) => ({ ...mark, text: `${mark.label} ${shortOf(figures, mark.figure)}` })),
    x,
    width,
  );
  const top = Math.max(1, ...rows.map(({ row }) => row + 1)) * rowHeight + 10;
  const bottom = top + 150;
  const y = linear([0, Math.max(1, ...block.bins.map(({ count }) => count))], [bottom, top]);
  const inner = [
    Math.min(...placed.map(({ value }) => value)),
    Math.max(...placed.map(({ value }) => value)),
  ] as const;

  const marks: Mark[] = [];
  for (const bin of block.bins) {
    const box = {
      x: round(x(bin.from) + 0.5),
      y: round(y(bin.count)),
      width: round(Math.max(0.5, x(bin.to) - x(bin.from) - 1)),
      height: round(bottom - y(bin.count)),
    };
    const middle = (bin.from + bin.to) / 2;
    if (placed.length < 2 || (middle >= inner[0] && middle <= inner[1]))
      marks.push({ kind: 'rect', ...box, fill: 'figure' });
    else
      marks.push({ kind: 'rect', ...box, fill: 'wash', stroke: 'line-strong' }, hatch(box, 'line-strong', 4));
  }
  marks.push(line(0, bottom, width, bottom, 'ink', { width: 1.5 }));
  const ticks = niceTicks(...domain, Math.max(2, Math.floor(width / 110))).filter(
    (value) => value >= domain[0] && value <= domain[1],
  );
  for (const tick of ticks) {
    const text = shortValue(tick, block.unit, block.currency);
    const half = textWidth(text, 12) / 2;
    marks.push(line(x(tick), bottom, x(tick), bottom + 5, 'ink-soft'));
    marks.push({
      kind: 'text',
      x: round(clamp(x(tick), half, width - half)),
      y: bottom + 19,
      text,
      pen: 'ink-soft',
      size: 12,
      anchor: 'middle',
    });
  }
  for (const mark of rows) {
    const at = round(x(clamp(mark.value, domain[0], domain[1])));
    const baseline = 13 + mark.row * rowHeight;
    marks.push(line(at, baseline + 4, at, bottom, 'sheet', { width: 4 }));
    marks.push(line(at, baseline + 4, at, bottom, 'signal', { width: 2 }));
    marks.push({
      kind: 'text',
      x: mark.x,
      y: baseline,
      text: mark.text,
      pen: 'ink',
      size: 13,
      anchor: 'middle',
      strong: true,
      figure: mark.figure,
    });
  }
  return { width, height: bottom + 28, marks };
}

/** Labels go one row down when they would touch the one before. */
function stagger<T extends { readonly value: number; readonly text: string }>(
  labels: readonly T[],
  x: (value: number) => number,
  width: number,
): (T & { readonly x: number; readonly row: number })[] {
  const ends: number[] = [];
  return [...labels]
    .sort((a, b) => a.value - b.value)
    .map((label) => {
      const half = textWidth(label.text, 13) / 2 + 12;
      const centre = clamp(x(label.value), half, width - half);
      let row = ends.findIndex((end) => end < centre - half);
      if (row === -1) row = ends.length;
      ends[row] = centre + half;
      return { ...label, x: round(centre), row };
    });
}
