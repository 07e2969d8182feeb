import { type Mark, round } from '../../geometry/drawing.ts';
import { textWidth } from '../../geometry/text.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Named {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly label: string;
  readonly isYou: boolean;
}

/**
 * Each name beside its point where it covers no other name or point: right, left, above or below. One that finds no
 * place gets a number there, and stands in the key under the drawing.
 */
export function placeLabels(
  points: readonly Named[],
  field: Box,
): { readonly marks: readonly Mark[]; readonly key: readonly string[] } {
  const taken: Box[] = points.map(({ x, y, r }) => ({
    left: x - r,
    right: x + r,
    top: y - r,
    bottom: y + r,
  }));
  const marks: Mark[] = [];
  const key: string[] = [];
  // The founder's own name is placed first.
  for (const point of points.toSorted((a, b) => Number(b.isYou) - Number(a.isYou))) {
    const put = (text: string): boolean => {
      const box = candidates(point, textWidth(text, 12) * (point.isYou ? 1.06 : 1)).find(
        (one) => isInside(one, field) && !taken.some((other) => overlaps(one, other)),
      );
      if (!box) return false;
      taken.push(box);
      marks.push({
        kind: 'text',
        x: round(box.left),
        y: round(box.bottom - 3),
        text,
        pen: 'ink',
        size: 12,
        anchor: 'start',
        ...(point.isYou && { strong: true }),
      });
      return true;
    };
    if (put(point.label)) continue;
    key.push(point.label);
    put(String(key.length));
  }
  return { marks, key: key.map((label, index) => `${index + 1} ${label}`) };
}

function candidates({ x, y, r }: Named, length: number): Box[] {
  const at = (left: number, top: number): Box => ({ left, right: left + length, top, bottom: top + 15 });
  return [
    at(x + r + 4, y - 8),
    at(x - r - 4 - length, y - 8),
    at(x - length / 2, y - r - 18),
    at(x - length / 2, y + r + 3),
    at(x + r, y - r - 16),
    at(x + r, y + r + 1),
    at(x - r - length, y - r - 16),
    at(x - r - length, y + r + 1),
  ];
}

function isInside(box: Box, field: Box): boolean {
  return (
    box.left >= field.left && box.right <= field.right && box.top >= field.top && box.bottom <= field.bottom
  );
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
