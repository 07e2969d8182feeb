import { formatRange } from '../../format-figure.ts';
import { type Drawing, lookOf, type Mark, type Pen, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortOf } from '../../geometry/figures.ts';
import { clamp } from '../../geometry/scale.ts';
import { textWidth, wrapText } from '../../geometry/text.ts';
import type { RadarBlock } from './block.ts';
import { drawRadarBars } from './draw-bars.ts';
import { hasRanges } from './has-ranges.ts';

const rings = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Axes start at the top and run clockwise. Each series is a band from the low to the high end of its ranges; the line inside it
 * joins the values and leaves a gap where one is missing: joining over it would invent one.
 */
export function drawRadar(block: RadarBlock, figures: Figures, width: number): Drawing {
  if (!hasRanges(block, figures)) return drawRadarBars(block, figures, width);
  const isWide = width >= 440;
  const labelRoom = isWide ? 118 : 70;
  const radius = clamp((width - 2 * labelRoom) / 2, 50, 170);
  const centre = { x: width / 2, y: radius + 42 };
  const count = Math.max(1, block.axes.length);
  const spoke = (index: number, share: number): Point => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: centre.x + Math.cos(angle) * radius * share, y: centre.y + Math.sin(angle) * radius * share };
  };
  const share = (value: number) => clamp(value / block.max, 0, 1);
  const marks: Mark[] = [];
  for (let ring = 1; ring <= rings; ring++)
    marks.push({
      kind: 'path',
      d: polygon(block.axes.map((_, index) => spoke(index, ring / rings))),
      stroke: ring === rings ? 'line-strong' : 'line',
    });
  block.axes.forEach((_, index) => {
    const end = spoke(index, 1);
    marks.push({ kind: 'path', d: `M${round(centre.x)} ${round(centre.y)}L${at(end)}`, stroke: 'line' });
  });

  const only = block.series.length === 1 ? block.series[0] : undefined;
  block.series.forEach((series, order) => {
    const look = lookOf(order);
    const points = block.axes.map((_, index) => {
      const value = amountOf(figures, series.figures[index] ?? '');
      return value === null ? null : spoke(index, share(value));
    });
    const ends = (end: 'low' | 'high') =>
      polygon(
        block.axes.map((_, index) =>
          spoke(index, share(findFigure(figures, series.figures[index] ?? '')?.range?.[end] ?? 0)),
        ),
      );
    marks.push(
      // The inner polygon is cut out of the outer one.
      { kind: 'path', d: `${ends('high')}${ends('low')}`, fill: look.pen, opacity: 0.22 },
      { kind: 'path', d: `${ends('high')}${ends('low')}`, stroke: look.pen, width: 1 },
      { kind: 'path', d: joined(points), stroke: look.pen, width: 2, dash: look.dash },
    );
    for (const point of points)
      if (point)
        marks.push({
          kind: 'point',
          x: round(point.x),
          y: round(point.y),
          r: 3.5,
          shape: look.shape,
          pen: look.pen,
        });
  });

  block.axes.forEach((axis, index) => {
    const end = spoke(index, 1);
    const [dx, dy] = [(end.x - centre.x) / radius, (end.y - centre.y) / radius];
    const anchor = Math.abs(dx) < 0.15 ? 'middle' : dx > 0 ? 'start' : 'end';
    const words = wrapText(
      isWide ? axis.label : axis.short,
      anchor === 'middle' ? 150 : labelRoom - 10,
      12,
      2,
    );
    const id = only?.figures[index];
    const rows = words.length + (only ? 1 : 0);
    const first =
      end.y + dy * 14 + (dy < -0.6 ? -(rows - 1) * 15 + 2 : dy > 0.6 ? 10 : 4 - ((rows - 1) * 15) / 2);
    const put = (text: string, row: number, pen: Pen, strong: boolean, figure?: string): Mark => ({
      kind: 'text',
      x: round(end.x + dx * 12),
      y: round(first + row * 15),
      text,
      pen,
      size: 12,
      anchor,
      strong,
      ...(figure === undefined ? {} : { figure }),
    });
    words.forEach((text, row) => {
      marks.push(put(text, row, 'ink-soft', false));
    });
    if (id !== undefined) marks.push(put(sayAxis(figures, id), words.length, 'ink', true, id));
  });
  marks.push(...seriesNames(block, figures, spoke, share, width));
  return { width, height: round(centre.y + radius + 46), marks };
}

/** Each series is named at the axis where it stands out from the others most. */
function seriesNames(
  block: RadarBlock,
  figures: Figures,
  spoke: (index: number, share: number) => Point,
  share: (value: number) => number,
  width: number,
): Mark[] {
  if (block.series.length < 2) return [];
  const taken = new Set<number>();
  return block.series.flatMap((series, order) => {
    let best: { index: number; lead: number; value: number } | null = null;
    for (const [index] of block.axes.entries()) {
      const own = amountOf(figures, series.figures[index] ?? '');
      if (own === null || taken.has(index)) continue;
      const others = block.series
        .filter((one) => one !== series)
        .map((one) => amountOf(figures, one.figures[index] ?? '') ?? 0);
      const lead = own - Math.max(...others);
      if (!best || lead > best.lead) best = { index, lead, value: own };
    }
    if (!best) return [];
    taken.add(best.index);
    const tip = spoke(best.index, share(best.value));
    const half = textWidth(series.label, 12) / 2;
    return [
      {
        kind: 'text',
        x: round(clamp(tip.x, half, width - half)),
        // Towards the middle, away from the axis names.
        y: round(tip.y + (tip.y < spoke(0, 0).y ? 18 : -10)),
        text: series.label,
        pen: 'ink',
        size: 12,
        anchor: 'middle',
        strong: true,
      } as const,
      {
        kind: 'point',
        x: round(tip.x),
        y: round(tip.y),
        r: 5,
        shape: lookOf(order).shape,
        pen: lookOf(order).pen,
      } as const,
    ];
  });
}

/** "6 (4–8)": the value and its band. */
function sayAxis(figures: Figures, id: string): string {
  const figure = findFigure(figures, id);
  const range = figure === undefined || figure.value === null ? null : formatRange(figure, { bare: true });
  return range === null ? shortOf(figures, id) : `${shortOf(figures, id)} (${range})`;
}

function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function polygon(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}Z`;
}

/** Around the axes and back to the first, with a gap at every hole. */
function joined(points: readonly (Point | null)[]): string {
  const around = [...points, points[0] ?? null];
  let d = '';
  let isDown = false;
  for (const point of around) {
    if (point) d += `${isDown ? 'L' : 'M'}${at(point)}`;
    isDown = point !== null;
  }
  return d;
}
