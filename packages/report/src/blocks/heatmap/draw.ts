import { formatValue } from '../../format-figure.ts';
import { type Drawing, hatch, type Mark, round } from '../../geometry/drawing.ts';
import { shortValue } from '../../geometry/figures.ts';
import { drawLegend } from '../../geometry/legend.ts';
import { clamp } from '../../geometry/scale.ts';
import { fitText, textWidth } from '../../geometry/text.ts';
import { words } from '../../geometry/words.ts';
import type { HeatCell, HeatmapBlock } from './block.ts';
import { legendOf } from './legend.ts';
import { isThin } from './say-cell.ts';
import { shadeDomain, shadeOf } from './shades.ts';

const [cellHeight, gap, widestCell] = [28, 2, 76] as const;
const head = 40;

/** A row a group, a column a step of time; the later a group began, the shorter its row. */
export function drawHeatmap(block: HeatmapBlock, width: number): Drawing {
  const isWide = width >= 560;
  const left = isWide ? labelRoom(block) : 0;
  const columns = Math.max(1, block.columns.length);
  const each = Math.min(widestCell, (width - left) / columns);
  const rowHeight = cellHeight + gap + (isWide ? 0 : 22);
  const lettering = letteringOf(block, each - gap);
  const domain = shadeDomain(block);
  const shade = (value: number) => shadeOf(value, domain);
  const marks: Mark[] = [
    words(left, 12, fitText(block.columnName, width - left, 12)),
    ...(isWide ? [words(0, 32, fitText(block.rowName, left - 8, 12))] : []),
    ...columnLabels(block, left, each),
  ];
  block.rows.forEach((row, index) => {
    const top = head + index * rowHeight + (isWide ? 0 : 22);
    const count = formatValue(row.count, 'count', undefined, { noun: block.noun });
    if (isWide) {
      const room = left - textWidth(count, 12) - 20;
      marks.push({ ...words(0, top + 18, fitText(row.label, room, 13)), pen: 'ink', size: 13 });
      marks.push({ ...words(left - 12, top + 18, count), anchor: 'end' });
    } else {
      const label = fitText(row.label, width - textWidth(count, 12) - 12, 13);
      marks.push({ ...words(0, top - 6, label), pen: 'ink', size: 13 });
      marks.push({ ...words(columns * each, top - 6, count), anchor: 'end' });
    }
    row.cells.forEach((cell, at) => {
      const box = {
        x: round(left + at * each),
        y: top,
        width: round(Math.max(1, each - gap)),
        height: cellHeight,
      };
      if (cell !== null) marks.push(...drawCell(cell, block, box, { ...lettering, shade }));
    });
  });
  const foot = head + block.rows.length * rowHeight + 14;
  const legend = drawLegend(legendOf(block), foot, width);
  return { width, height: legend.bottom, marks: [...marks, ...legend.marks] };
}

function drawCell(
  cell: HeatCell,
  block: HeatmapBlock,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { say, size, shade }: Lettering & { readonly shade: (value: number) => number },
): Mark[] {
  const text = cell.value === null ? '–' : say(cell.value);
  const label = {
    kind: 'text',
    x: round(box.x + box.width / 2),
    y: box.y + 18,
    text,
    size,
    anchor: 'middle',
  } as const;
  if (isThin(cell, block) || cell.value === null)
    return [
      { kind: 'rect', ...box, fill: 'sheet', stroke: 'line' },
      ...(isThin(cell, block) ? [hatch(box, 'line-strong', 8)] : []),
      { ...label, pen: 'ink' },
    ];
  return [
    { kind: 'rect', ...box, fill: 'figure', opacity: shade(cell.value) },
    { ...label, pen: 'ink', bare: true },
  ];
}

interface Lettering {
  readonly say: (value: number) => string;
  readonly size: number;
}

/** In full where every value has room, whole percent without their sign where that helps, a size smaller, else shades alone. */
function letteringOf({ rows, unit, currency }: HeatmapBlock, room: number): Lettering {
  const values = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.value ?? []));
  const full = (value: number) => shortValue(value, unit, currency);
  const bare = (value: number) => String(Math.round(value * 100));
  const fits = (say: (value: number) => string, size: number, most: number) =>
    values.every((value) => textWidth(say(value), size) <= most);
  if (fits(full, 12, room - 4)) return { say: full, size: 12 };
  const size = unit === 'share' ? [12, 11].find((one) => fits(bare, one, room)) : undefined;
  return size === undefined ? { say: () => '', size: 12 } : { say: bare, size };
}

function labelRoom({ rows, noun, rowName }: HeatmapBlock): number {
  const longest = rows.map(
    ({ label, count }) =>
      textWidth(label, 13) + textWidth(formatValue(count, 'count', undefined, { noun }), 12),
  );
  return clamp(Math.max(textWidth(rowName, 12), ...longest) + 32, 120, 260);
}

/** Every column where there is room, else the first and each that has. */
function columnLabels({ columns }: HeatmapBlock, left: number, each: number): Mark[] {
  const widest = Math.max(1, ...columns.map((label) => textWidth(label, 12))) + 6;
  const step = Math.max(1, Math.ceil(widest / each));
  return columns.flatMap((label, index): Mark[] =>
    index % step === 0
      ? [{ ...words(left + index * each + (each - gap) / 2, 32, label), anchor: 'middle' }]
      : [],
  );
}
