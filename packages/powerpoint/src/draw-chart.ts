import type { Box, Theme } from '@slipway/deck';
import type PptxGenJS from 'pptxgenjs';
import { accent, line, muted } from './look.ts';
import { formatAll } from './number-format.ts';

/** Names of months that stand beside each other under a line. */
const mostTicks = 4;

export interface Point {
  readonly label: string;
  readonly shown: string;
  /** A plain number as text. */
  readonly amount: string;
}

/** A chart of PowerPoint's own, with its numbers behind it. Below two points there is nothing to draw, as on the screen. */
export function drawChart(
  { slide, theme }: { readonly slide: PptxGenJS.Slide; readonly theme: Theme },
  form: string,
  means: string,
  all: readonly Point[],
  box: Box,
): void {
  const points = all
    .map((point) => ({ ...point, value: Number(point.amount) }))
    .filter(({ amount, value }) => amount !== '' && Number.isFinite(value));
  const [first] = points;
  if (points.length < 2 || first === undefined) return;
  const isLine = form === 'line' && points.length >= 4;
  // What the caption says is not said again beside each bar: a label has little room.
  const period = / an? \p{L}+$/u.exec(means)?.[0] ?? '';
  const format = formatAll(
    points.map(({ shown, value }) => ({
      value,
      shown: shown.endsWith(period) ? shown.slice(0, shown.length - period.length) : shown,
    })),
  );
  const caption = 0.35;
  const text = { fontFace: theme.office.text, fontSize: Math.round(theme.sizes.text * 0.72) };
  slide.addChart(
    isLine ? 'line' : 'bar',
    [{ name: means, labels: points.map(({ label }) => label), values: points.map(({ value }) => value) }],
    {
      x: box.x,
      y: box.y,
      w: box.w,
      h: box.h - caption,
      altText: `${means}: ${points.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`,
      chartColors: isLine ? [hexOf(accent)] : points.map((_, at) => hexOf(at === 0 ? accent : muted)),
      catAxisLabelFontFace: text.fontFace,
      catAxisLabelFontSize: text.fontSize,
      catAxisLabelColor: hexOf(muted),
      catAxisLineShow: isLine,
      catGridLine: { style: 'none' },
      valAxisHidden: true,
      valAxisLineShow: false,
      valGridLine: { style: 'none' },
      valAxisMinVal: Math.min(0, ...points.map(({ value }) => value)),
      showLegend: false,
      showValue: true,
      dataLabelFormatCode: format,
      dataLabelFontFace: text.fontFace,
      dataLabelFontSize: text.fontSize,
      dataLabelFontBold: true,
      dataLabelColor: hexOf('tx1'),
      ...(isLine
        ? {
            lineSize: 3,
            lineDataSymbolSize: 7,
            dataLabelPosition: 't',
            catAxisLabelFrequency: String(Math.ceil(points.length / mostTicks)),
          }
        : {
            barDir: 'bar',
            barGapWidthPct: 70,
            // The first on top; the library's types know only the other way.
            catAxisOrientation: 'maxMin' as 'minMax',
            dataLabelPosition: 'outEnd',
          }),
    },
  );
  slide.addText(means, {
    x: box.x,
    y: box.y + box.h - caption,
    w: box.w,
    h: caption,
    ...text,
    color: muted,
    margin: 0,
  });
}

/** Charts take no names of theme colours: `theme-colours.ts` puts the name in place of these. */
const marks = { tx1: 'A1B2C1', tx2: 'A1B2C2', accent1: 'A1B2C3', accent2: 'A1B2C4' } as const;
export const markedColours: readonly (readonly [string, string])[] = Object.entries(marks).map(
  ([name, hex]) => [hex, name],
);

function hexOf(name: string): string {
  return Object.entries(marks).find(([one]) => one === name)?.[1] ?? marks[line];
}
