import { type Drawing, line, lookOf, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortOf } from '../../geometry/figures.ts';
import { clamp } from '../../geometry/scale.ts';
import { fitText } from '../../geometry/text.ts';
import type { RingsBlock } from './block.ts';

/** Under this radius, in pixels, a half disc is a speck: a point with its name stands for it. */
const smallestRadius = 5;

type Ring = RingsBlock['rings'][number];

interface Section {
  readonly index: number;
  /** Null when the figure is not known. */
  readonly radius: number | null;
  readonly isSpeck: boolean;
}

/** Areas to scale: the radius goes with the square root. */
export function sectionsOf(block: RingsBlock, figures: Figures, largest: number): Section[] {
  const values = block.rings.map(({ figure }) => amountOf(figures, figure));
  const top = Math.max(0, ...values.filter((value) => value !== null));
  return values.map((value, index) => {
    if (value === null || value < 0 || top === 0) return { index, radius: null, isSpeck: false };
    const radius = largest * Math.sqrt(value / top);
    return { index, radius, isSpeck: radius < smallestRadius };
  });
}

/** "TAM, a year": a sum alone does not say over what time. */
function nameOf({ label, figure }: Ring, figures: Figures): string {
  const period = periodOf(figures, figure);
  return period === '' ? label : `${label},${period}`;
}

/** " a year"; of a stock nothing. */
export function periodOf(figures: Figures, id: string): string {
  const [, period] = findFigure(figures, id)?.unit.split('/') ?? [];
  return period === undefined ? '' : ` a ${period}`;
}

const rowHeight = 64;

/** Sections of one hull below its waterline: half discs hung from the same point, each area in proportion to its value. */
export function drawRings(block: RingsBlock, figures: Figures, width: number): Drawing {
  const labelRoom = clamp(width * 0.4, 132, 230);
  const largest = clamp((width - labelRoom - 36) / 2, 56, 200);
  const waterline = 18;
  const centre = { x: largest + 4, y: waterline };
  const labelX = centre.x + largest + 36;
  const count = block.rings.length;
  const marks: Mark[] = [
    line(0, waterline, width, waterline, 'ink', { width: 1.5 }),
    line(0, waterline + 4, width, waterline + 4, 'line-strong'),
    line(centre.x, waterline - 12, centre.x, waterline + largest + 10, 'line-strong', { dash: 'chain' }),
  ];
  const sections = sectionsOf(block, figures, largest);
  for (const { index, radius, isSpeck } of sections) {
    if (radius === null || isSpeck) continue;
    const r = round(radius);
    const d = `M${round(centre.x - radius)} ${waterline}a${r} ${r} 0 0 0 ${round(2 * radius)} 0`;
    marks.push({ kind: 'path', d: `${d}Z`, fill: 'sheet' });
    marks.push({ kind: 'path', d: `${d}Z`, fill: penOf(index, count), opacity: 0.08 + 0.1 * index });
    marks.push({ kind: 'path', d: `${d}Z`, stroke: penOf(index, count), width: 2 });
  }
  for (const { index, radius, isSpeck } of sections) {
    const ring = block.rings[index];
    if (!ring) continue;
    // The smallest is named first: its leader lies nearest to the waterline, so that none crosses another.
    const depth = 22 + (count - 1 - index) * rowHeight;
    const y = waterline + depth;
    if (radius !== null) {
      const tip = isSpeck ? { x: centre.x, y: waterline } : tipOf(centre, radius, depth);
      const d = `M${round(tip.x)} ${round(tip.y)}L${round(labelX - 26)} ${y}H${round(labelX - 8)}`;
      marks.push({ kind: 'path', d, stroke: 'ink-soft' });
      const { shape } = lookOf(index);
      marks.push({
        kind: 'point',
        x: round(tip.x),
        y: round(tip.y),
        r: 3.5,
        shape,
        pen: penOf(index, count),
        hollow: isSpeck,
      });
    }
    const room = width - labelX;
    const named = fitText(nameOf(ring, figures), room, 13);
    marks.push({
      kind: 'text',
      x: round(labelX),
      y: y + 4,
      text: named,
      pen: 'ink-soft',
      size: 13,
      anchor: 'start',
    });
    marks.push({
      kind: 'text',
      x: round(labelX),
      y: y + 28,
      text: fitText(shortOf(figures, ring.figure), room - 14, 20),
      pen: 'ink',
      size: 20,
      anchor: 'start',
      strong: true,
      figure: ring.figure,
    });
  }
  const height = waterline + Math.max(largest + 14, 22 + (count - 1) * rowHeight + 38);
  return { width, height: round(height), marks };
}

/** One body, darker inwards; the part that can be won stands out. */
function penOf(index: number, count: number): 'figure' | 'signal' {
  return index === count - 1 && count > 1 ? 'signal' : 'figure';
}

/** Level with its label where the arc reaches that deep, so that the leader runs straight. */
function tipOf(centre: { x: number; y: number }, radius: number, depth: number): { x: number; y: number } {
  const angle = Math.asin(Math.min(0.82, depth / radius));
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}
