import type { Figure } from '@slipway/core';
import type { Drawing, Mark } from '../geometry/drawing.ts';

export const said = { kind: 'measured', field: 'x' } as const;
export function make(
  values: Readonly<Record<string, number | null>>,
  more: Partial<Figure> = {},
): Record<string, Figure> {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      { id, label: id, value, unit: 'points', provenance: said, ...more },
    ]),
  );
}
export const why = { id: 'w', text: 'why', evidence: [] };
export const rects = (drawing: Drawing, fill: string) =>
  drawing.marks.flatMap((mark) =>
    mark.kind === 'rect' && mark.fill === fill ? [[mark.x, mark.y, mark.width, mark.height]] : [],
  );
export const paths = (drawing: Drawing, stroke: string) =>
  drawing.marks.flatMap((mark) => (mark.kind === 'path' && mark.stroke === stroke ? [mark.d] : []));
export const textAt = (drawing: Drawing, text: string) =>
  drawing.marks.flatMap((mark: Mark) =>
    mark.kind === 'text' && mark.text === text ? [[mark.x, mark.y]] : [],
  );
