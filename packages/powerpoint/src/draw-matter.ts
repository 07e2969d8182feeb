import type { Box, Theme } from '@slipway/deck';
import type { Data } from '@slipway/page/parts';
import type PptxGenJS from 'pptxgenjs';
import { drawChart, type Point } from './draw-chart.ts';
import { accent, ink, type Look, line, muted } from './look.ts';

interface Sheet {
  readonly slide: PptxGenJS.Slide;
  readonly theme: Theme;
  readonly look: Look;
  /** How much smaller what is shown large is set. */
  readonly large: number;
  readonly name: number;
}

/** A slide's data as it was read: texts, and lists of texts. */
type SlideData = Data;

/** What is shown large, by the kind of the slide. */
export function drawMatter(sheet: Sheet, kind: string, data: SlideData, box: Box): void {
  const { theme, look } = sheet;
  const [large, rest] = [textIn(data, kind === 'ask' ? 'amount' : 'number'), rowsIn(data, 'points')];
  switch (kind) {
    case 'cover':
      write(sheet, textIn(data, 'name'), box, { size: theme.sizes.name * sheet.name, isDisplay: true });
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
      const size = theme.sizes.text * (kind === 'statement' ? growth(rest) : 1);
      if (rest.length > 0 && look.points === 'columns') drawColumns(sheet, rest, below, size);
      else if (rest.length > 0) drawList(sheet, rest, below, size);
    }
  }
}

/** Few words are set larger, as on the screen. */
function growth(rows: readonly Row[]): number {
  const letters = rows.reduce((sum, row) => sum + textIn(row, 'text').length, 0);
  return letters > 220 ? 1 : letters > 110 ? 1.3 : 1.6;
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

function drawNumber(sheet: Sheet, large: string, means: string, box: Box): void {
  const { theme, slide, look } = sheet;
  const parts: PptxGenJS.TextProps[] = [
    {
      text: large,
      options: {
        fontFace: theme.office.display,
        fontSize: Math.round(theme.sizes.number * sheet.large),
        bold: look.isBold,
        color: accent,
        breakLine: means !== '',
      },
    },
  ];
  if (means !== '')
    parts.push({
      text: means,
      options: { fontFace: theme.office.text, fontSize: theme.sizes.text, color: muted },
    });
  slide.addText(parts, { ...box, align: look.numbers, valign: 'middle', margin: 0, fit: 'shrink' });
}

function drawList({ slide, theme, look }: Sheet, rows: readonly Row[], box: Box, size: number): void {
  slide.addText(
    rows.map((row, at) => ({
      text: textIn(row, 'text'),
      // One alone is no list.
      options: {
        ...(rows.length > 1 && { bullet: { indent: 16 } }),
        breakLine: at < rows.length - 1,
        paraSpaceAfter: 8,
      },
    })),
    {
      ...box,
      fontFace: theme.office.text,
      fontSize: Math.round(size),
      color: ink,
      valign: look.matterAt,
      margin: 0,
      fit: 'shrink',
    },
  );
}

/** Beside each other, a line over each: points, or steps with their day. */
function drawColumns(
  { slide, theme }: Sheet,
  rows: readonly Row[],
  { x, y, w, h }: Box,
  size: number = theme.sizes.text,
): void {
  const gap = 0.3;
  const each = (w - gap * (rows.length - 1)) / Math.max(1, rows.length);
  rows.forEach((row, at) => {
    const left = x + at * (each + gap);
    const [when, what] = [textIn(row, 'when'), textIn(row, 'what') || textIn(row, 'text')];
    slide.addShape('line', { x: left, y, w: each, h: 0, line: { color: accent, width: 2.25 } });
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
  addTable(sheet, [head, ...body], box, [1.2, ...columns.map(() => 1)]);
}

function drawTeam(sheet: Sheet, people: readonly Row[], box: Box): void {
  const rows = people.map((one) => [cell(textIn(one, 'name'), ink, true), cell(textIn(one, 'did'), muted)]);
  addTable(sheet, rows, box, [1, 1.6]);
}

function cell(text: string, color: string, bold = false): PptxGenJS.TableCell {
  return { text, options: { color, bold } };
}

function addTable(
  { slide, theme }: Sheet,
  rows: PptxGenJS.TableCell[][],
  { x, y, w }: Box,
  shares: readonly number[],
): void {
  if (rows.length === 0) return;
  const all = shares.reduce((sum, one) => sum + one, 0);
  slide.addTable(rows, {
    x,
    y,
    w,
    colW: shares.map((one) => (one / all) * w),
    border: cellBorder,
    fontFace: theme.office.text,
    fontSize: Math.round(theme.sizes.text * 0.82),
    valign: 'top',
    margin: [0.06, 0.12, 0.06, 0],
    autoPage: false,
  });
}
