import { type Drawing, line, type Mark, round, tonePens } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortValue } from '../../geometry/figures.ts';
import { listKnown, pathThrough, placeAll } from '../../geometry/paths.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import { textWidth } from '../../geometry/text.ts';
import type { MetricCard } from './block.ts';

type Band = MetricCard['bands'][number];

export function findBand(card: MetricCard, figures: Figures): Band | undefined {
  const value = amountOf(figures, card.figure);
  if (value === null) return undefined;
  return card.bands.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to));
}

/** An open end is given about a third of the closed part. */
function domainOf(bands: readonly Band[]): [number, number] {
  const edges = bands.flatMap(({ from, to }) => [from, to]).filter((edge) => edge !== null);
  const [low, high] = [Math.min(...edges), Math.max(...edges)];
  const room = (high - low || Math.abs(high) || 1) * 0.35;
  const isOpenLow = bands.some(({ from }) => from === null);
  const isOpenHigh = bands.some(({ to }) => to === null);
  return [isOpenLow ? low - room : low, isOpenHigh ? high + room : high];
}

/** Where the metric stands among what is usual: the band it is in is filled, the others are outlines. */
export function drawBandStrip(card: MetricCard, figures: Figures, width: number): Drawing | null {
  const figure = findFigure(figures, card.figure);
  const isClosed = card.bands.some(({ from, to }) => from !== null || to !== null);
  if (!figure || !isClosed) return null;
  const domain = domainOf(card.bands);
  const x = linear(domain, [1, width - 1]);
  const here = findBand(card, figures);
  const marks: Mark[] = [];
  for (const band of card.bands) {
    const [from, to] = [x(band.from ?? domain[0]), x(band.to ?? domain[1])];
    const pen = tonePens[band.tone];
    const box = { x: round(from + 1), y: 12, width: round(Math.max(1, to - from - 2)), height: 7 };
    marks.push({ kind: 'rect', ...box, stroke: pen, fill: band === here ? pen : 'sheet' });
  }
  let end = Number.NEGATIVE_INFINITY;
  for (const edge of [
    ...new Set(card.bands.flatMap(({ from, to }) => [from, to]).filter((one) => one !== null)),
  ].sort((a, b) => a - b)) {
    const text = shortValue(edge, figure.unit, figure.currency);
    const half = textWidth(text, 12) / 2;
    const centre = clamp(x(edge), half, width - half);
    if (centre - half < end + 6) continue;
    end = centre + half;
    marks.push({ kind: 'text', x: round(centre), y: 34, text, pen: 'ink-soft', size: 12, anchor: 'middle' });
  }
  const value = amountOf(figures, card.figure);
  if (value !== null) {
    const at = round(x(clamp(value, domain[0], domain[1])));
    const isBeyond = value < domain[0] || value > domain[1];
    // Off the strip the mark points out of it instead of claiming a place on it.
    const d = isBeyond
      ? value > domain[1]
        ? `M${at - 8} 1v10l7-5Z`
        : `M${at + 8} 1v10l-7-5Z`
      : `M${at - 5} 1h10l-5 8Z`;
    marks.push({ kind: 'path', d, fill: 'ink' });
    if (!isBeyond) marks.push(line(at, 9, at, 21, 'ink', { width: 1.5 }));
  }
  return { width, height: 38, marks };
}

/** The metric's own past, without axes: its shape, and its first and last point. */
export function drawTrail(trail: readonly (number | null)[], width: number): Drawing | null {
  const known = listKnown(trail);
  if (known.length < 2) return null;
  const x = linear([0, trail.length - 1], [4, width - 5]);
  const y = linear([Math.min(...known), Math.max(...known)], [26, 5]);
  const places = placeAll(trail, x, y);
  const last = places.findLast((place) => place !== null);
  const first = places.find((place) => place !== null);
  const marks: Mark[] = [
    line(0, 30.5, width, 30.5, 'line'),
    { kind: 'path', d: pathThrough(places), stroke: 'figure', width: 1.5 },
  ];
  if (first) marks.push({ kind: 'point', ...first, r: 2, shape: 'circle', pen: 'figure', hollow: true });
  if (last) marks.push({ kind: 'point', ...last, r: 3, shape: 'circle', pen: 'figure' });
  return { width, height: 32, marks };
}
