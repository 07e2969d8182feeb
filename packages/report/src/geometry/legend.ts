import { type Mark, round } from './drawing.ts';
import { textWidth } from './text.ts';

export const legendSide = 14;
const rowHeight = 22;

export interface LegendItem {
  readonly length: number;
  readonly draw: (x: number, y: number) => readonly Mark[];
}

/** What the looks of a drawing mean: one after the other, on as many lines as it takes. */
export function drawLegend(
  items: readonly LegendItem[],
  top: number,
  width: number,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  if (items.length === 0) return { marks: [], bottom: top };
  const marks: Mark[] = [];
  let [x, y] = [0, top];
  for (const { length, draw } of items) {
    if (x > 0 && x + length > width) [x, y] = [0, y + rowHeight];
    marks.push(...draw(x, y));
    x += length + 22;
  }
  return { marks, bottom: y + rowHeight };
}

/** A sample of the look, `legendSide` high and wide, and what it means. */
export function legendItem(
  text: string,
  look: (box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }) => readonly Mark[],
): LegendItem {
  return {
    length: legendSide + 7 + textWidth(text, 12),
    draw: (x, y) => [
      ...look({ x: round(x), y, width: legendSide, height: legendSide }),
      legendWords(x + legendSide + 7, y, text),
    ],
  };
}

export function legendWords(x: number, y: number, text: string): Mark {
  return { kind: 'text', x: round(x), y: round(y + 11), text, pen: 'ink-soft', size: 12, anchor: 'start' };
}
