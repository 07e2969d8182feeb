import { type Box, type gradesOf, shrink, type Theme } from '@slipway/deck';
import type { Data } from '@slipway/page/parts';
import type PptxGenJS from 'pptxgenjs';
import { drawChart, type Point } from './draw-chart.ts';
import { fitRows } from './fit-rows.ts';
import { accent, ink, type Look, line, muted } from './look.ts';

interface Sheet {
  readonly slide: PptxGenJS.Slide;
  readonly theme: Theme;
  readonly look: Look;
  readonly grades: ReturnType<typeof gradesOf>;
}

/** A slide's data as it was read: texts, and lists of texts. */
type SlideData = Data;

/** What is shown large, by the kind of the slide. */
export function drawMatter(sheet: Sheet, kind: string, data: SlideData, box: Box): void {
  const { theme, look, grades } = sheet;
  const [large, rest] = [textIn(data, kind === 'ask' ? 'amount' : 'number'), rowsIn(data, 'points')];
  switch (kind) {
    case 'cover':
      write(sheet, textIn(data, 'name'), box, {
        size: theme.sizes.name * shrink.name[grades.name],
        isDisplay: true,
      });
      return;
    case 'chart':
      drawChart(sheet, textIn(data, 'form'), textIn(data, 'means'), rest.map(toPoint), box);
      return;
    case 'comparison':
      drawComparison(sheet, data, box);
      return;
    case 'steps':
      drawColumns(sheet, rowsIn(data, 'steps'), box);
      return;
    case 'team':
      drawTeam(sheet, rowsIn(data, 'people'), box);
      return;
    default: {
      const [top, below] = large === '' ? [null, box] : split(box, rest.length > 0 ? 0.45 : 0.7);
      if (top !== null) drawNumber(sheet, large, textIn(data, 'means'), top);
      const size = theme.sizes.text * (kind === 'statement' ? shrink.text[grades.text] : 1);
      if (rest.length > 0 && look.points === 'columns') drawColumns(sheet, rest, below, size);
      else if (rest.length > 0) drawList(sheet, rest, below, size);
    }
  }
}

export function textIn(data: Row, name: string): string {
  const found = data[name];
  return typeof found === 'string' ? found : '';
}

type Row = Readonly<Record<string, unknown>>;

function rowsIn(data: Row, name: string): readonly Row[] {
  const found = data[name];
  return Array.isArray(found) ? (found as readonly Row[]) : [];
}

function toPoint(row: Row): Point {
  return { label: textIn(row, 'label'), shown: textIn(row, 'shown'), amount: textIn(row, 'amount') };
}

interface Set {
  readonly size: number;
  readonly isDisplay?: boolean;
  readonly colour?: string;
  readonly valign?: 'top' | 'middle' | 'bottom';
}

function write(sheet: Sheet, text: string, box: Box, { size, isDisplay, colour = ink, valign }: Set): void {
  const { theme, look, slide } = sheet;
  if (text === '') return;
  slide.addText(text, {
    ...box,
    fontFace: isDisplay ? theme.office.display : theme.office.text,
    bold: isDisplay === true && look.isBold,
    fontSize: Math.round(size),
    color: colour,
    align: look.numbers,
    valign: valign ?? 'middle',
    margin: 0,
    fit: 'shrink',
  });
}

function split({ x, y, w, h }: Box, part: number): readonly [Box, Box] {
  return [
    { x, y, w, h: h * part },
    { x, y: y + h * part + 0.15, w, h: h * (1 - part) - 0.15 },
  ];
}

/** A place for what it counts stays free under the number. */
const meansHigh = 0.5;

function drawNumber(sheet: Sheet, large: string, means: string, box: Box): void {
  const { theme, look, grades } = sheet;
  const top = { ...box, h: box.h - meansHigh };
  const below = { ...box, y: box.y + top.h + 0.1, h: meansHigh - 0.1 };
  const size = theme.sizes.number * shrink.large[grades.large];
  write(sheet, large, top, { size, isDisplay: true, colour: accent, valign: 'bottom' });
  write(sheet, means, below, { size: theme.sizes.text, colour: muted, valign: 'top' });
  if (look.hasMeasure) for (const one of measureLines(below)) drawLine(sheet, one, accent, 1);
}

/** Under a number, with an end at each side. */
export function measureLines({ x, y, w }: Box): readonly Box[] {
  const at = y - 0.05;
  const end = { y: at - 0.12, w: 0, h: 0.24 };
  return [
    { x, y: at, w, h: 0 },
    { ...end, x },
    { ...end, x: x + w },
  ];
}

function drawLine({ slide }: Sheet, box: Box, color: string, width: number): void {
  slide.addShape('line', { ...box, line: { color, width } });
}

const bullets = {
  number: { type: 'number', indent: 30 },
  square: { characterCode: '25A0', indent: 24 },
} as const;

/** One alone is no list. */
function drawList(sheet: Sheet, rows: readonly Row[], box: Box, size: number): void {
  const { slide, theme, look } = sheet;
  const { mark } = look;
  if (mark === 'rule') {
    addTable(
      sheet,
      rows.map((row) => [cell(textIn(row, 'text'), ink)]),
      box,
      { shares: [1], size },
    );
    return;
  }
  const bullet = rows.length > 1 && (mark === 'number' || mark === 'square') ? bullets[mark] : null;
  slide.addText(
    rows.map((row, at) => ({
      text: textIn(row, 'text'),
      options: { ...(bullet && { bullet }), breakLine: at < rows.length - 1, paraSpaceAfter: 12 },
    })),
    {
      ...box,
      fontFace: theme.office.text,
      fontSize: Math.round(size),
      color: ink,
      align: rows.length > 1 ? 'left' : look.align,
      valign: look.matterAt,
      margin: 0,
      fit: 'shrink',
    },
  );
}

/** Beside each other, a line over each: points, or steps with their day. */
function drawColumns(
  sheet: Sheet,
  rows: readonly Row[],
  { x, y, w, h }: Box,
  size: number = sheet.theme.sizes.text,
): void {
  const { slide, theme, look } = sheet;
  const gap = 0.3;
  const each = (w - gap * (rows.length - 1)) / Math.max(1, rows.length);
  rows.forEach((row, at) => {
    const left = x + at * (each + gap);
    const [when, what] = [textIn(row, 'when'), textIn(row, 'what') || textIn(row, 'text')];
    drawLine(sheet, { x: left, y, w: each, h: 0 }, accent, 2.25);
    const parts: PptxGenJS.TextProps[] = [
      ...(when === '' ? [] : [{ text: when, options: { color: muted, breakLine: true } }]),
      { text: what, options: { color: ink } },
    ];
    slide.addText(parts, {
      x: left,
      y: y + 0.15,
      w: each,
      h: h - 0.15,
      fontFace: theme.office.text,
      fontSize: Math.round(size),
      align: rows.length > 1 ? 'left' : look.align,
      valign: 'top',
      margin: 0,
      fit: 'shrink',
    });
  });
}

const under: PptxGenJS.BorderProps = { type: 'solid', pt: 0.75, color: line };
const bare: PptxGenJS.BorderProps = { type: 'none' };
const cellBorder: [
  PptxGenJS.BorderProps,
  PptxGenJS.BorderProps,
  PptxGenJS.BorderProps,
  PptxGenJS.BorderProps,
] = [bare, bare, under, bare];

function drawComparison(sheet: Sheet, data: SlideData, box: Box): void {
  const columns = rowsIn(data, 'columns').map((one) => textIn(one, 'label'));
  const head = ['', ...columns].map((text, at) => cell(text, at === 1 ? accent : muted, at === 1));
  const body = rowsIn(data, 'rows').map((row) => [
    cell(textIn(row, 'label'), ink, true),
    ...rowsIn(row, 'cells').map((one) => cell(textIn(one, 'text'), ink)),
  ]);
  addTable(sheet, [head, ...body], box, {
    shares: [1.2, ...columns.map(() => (columns.length > 1 ? 1 : 3))],
  });
}

function drawTeam(sheet: Sheet, people: readonly Row[], box: Box): void {
  const rows = people.map((one) => [cell(textIn(one, 'name'), ink, true), cell(textIn(one, 'did'), muted)]);
  addTable(sheet, rows, box, { shares: [1, 1.6] });
}

function cell(text: string, color: string, bold = false): PptxGenJS.TableCell {
  return { text, options: { color, bold } };
}

interface Columns {
  readonly shares: readonly number[];
  readonly size?: number;
}

function addTable(
  { slide, theme, look }: Sheet,
  rows: PptxGenJS.TableCell[][],
  { x, y, w, h }: Box,
  { shares, size = theme.sizes.text * rowSize(rows.length) }: Columns,
): void {
  if (rows.length === 0) return;
  const all = shares.reduce((sum, one) => sum + one, 0);
  const widths = shares.map((one) => (one / all) * w);
  // Few rows hang from the middle where the theme has its matter there.
  const down = look.matterAt === 'middle' && rows.length < 6 ? h * 0.2 : 0;
  const texts = rows.map((row) => row.map(({ text }) => String(text ?? '')));
  slide.addTable(rows, {
    x,
    y: y + down,
    w,
    colW: widths,
    border: cellBorder,
    fontFace: theme.office.text,
    fontSize: fitRows(texts, widths, h - down, size),
    valign: 'top',
    margin: [0.08, 0.12, 0.08, 0],
    autoPage: false,
  });
}

/** Of a table, against other text: few rows are set larger. */
export const rowSize = (rows: number): number => (rows <= 2 ? 1.2 : rows <= 4 ? 1 : 0.82);
