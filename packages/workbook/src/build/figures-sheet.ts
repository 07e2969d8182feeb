import { cell, type Expression, type Figure, noValue } from '@slipway/core';
import { nameField, originKind, type Report, sayFormula } from '@slipway/report';
import { addressOf, type Cell, onSheet, type Sheet } from '../file/workbook.ts';
import type { Standing } from './judge-figures.ts';
import { formatOf, unitWords } from './units.ts';

export const figuresName = 'Figures';
const firstRow = 4;
const valueColumn = 1;

/** Where each figure stands, on its own sheet. */
export function placeFigures(report: Report): ReadonlyMap<string, string> {
  return new Map(Object.keys(report.figures).map((id, at) => [id, addressOf(firstRow + at, valueColumn)]));
}

/** The value of a figure as seen from another sheet. */
export function figureCell(figure: Figure, places: ReadonlyMap<string, string>, look?: Cell['look']): Cell {
  const at = places.get(figure.id);
  if (at === undefined) return { text: figure.reason ?? noValue };
  return {
    formula: onSheet(figuresName, at),
    shown: figure.value ?? noValue,
    format: formatOf(figure.unit, figure.currency, figure.value),
    ...(look !== undefined && { look }),
  };
}

/** A formula over cells as a spreadsheet writes it; null where one of them has no place. */
type WriteFormula = (formula: Expression) => string | null;

const kindWords = {
  cell: 'Your cell',
  live: 'Formula',
  fixed: 'Formula on a computed figure',
  computed: 'Computed by Slipway',
} as const;

/** Every figure of the report once: its formula, and where it comes from in words. */
export function figuresSheet(
  report: Report,
  judged: ReadonlyMap<string, Standing>,
  places: ReadonlyMap<string, string>,
  write: WriteFormula,
): Sheet {
  const addresses = Object.fromEntries(places);
  const heads = [
    'Figure',
    'Value',
    'Unit',
    'Period',
    'Kind',
    'How it follows',
    'Low, as computed',
    'High, as computed',
  ];
  return {
    name: figuresName,
    widths: [44, 18, 18, 20, 24, 70, 18, 18],
    frozen: firstRow,
    rows: [
      [{ text: 'Figures', look: 'title' }],
      [
        {
          text: 'Formulas follow your cells. What Slipway simulates or fits keeps its value here: open the file in Slipway to compute it again.',
          look: 'line',
        },
      ],
      [],
      heads.map((text): Cell => ({ text, look: 'head' })),
      ...Object.values(report.figures).map((figure) => {
        const standing = judged.get(figure.id) ?? { kind: 'computed' };
        const end = (value: number | undefined): Cell | null =>
          value === undefined
            ? null
            : { number: value, format: formatOf(figure.unit, figure.currency, value), look: 'quiet' };
        return [
          { text: figure.label },
          valueCell(figure, standing, addresses, write),
          { text: unitWords(figure.unit, figure.currency, figure.noun), look: 'quiet' } as const,
          { text: figure.period ?? '', look: 'quiet' } as const,
          { text: kindOf(figure, standing, report), look: 'quiet' } as const,
          { text: howOf(figure, report), look: 'quiet' } as const,
          end(figure.range?.low),
          end(figure.range?.high),
        ];
      }),
    ],
  };
}

function valueCell(
  figure: Figure,
  standing: Standing,
  addresses: Readonly<Record<string, string>>,
  write: WriteFormula,
): Cell {
  const { value, unit, currency, reason } = figure;
  const format = formatOf(unit, currency, value);
  const formula =
    standing.kind === 'cell' || (standing.kind === 'formula' && standing.isOverCells)
      ? write(standing.expression)
      : standing.kind === 'formula'
        ? cell(standing.expression, addresses).slice(1)
        : null;
  if (formula !== null) return { formula, shown: value ?? noValue, format };
  // An empty cell would count as nothing in a sum.
  return value === null
    ? { text: reason === undefined ? noValue : `${noValue}: ${reason}` }
    : { number: value, format };
}

function kindOf(figure: Figure, standing: Standing, report: Report): string {
  if (standing.kind === 'cell') return kindWords.cell;
  if (standing.kind === 'formula') return standing.isLive ? kindWords.live : kindWords.fixed;
  if (standing.kind === 'computed') return kindWords.computed;
  const kind = originKind(figure.provenance, report);
  return {
    measured: 'Your words',
    sourced: 'Published',
    note: 'Our note, check it',
    assumed: 'Assumed',
    derived: '',
  }[kind];
}

function howOf({ provenance, reason, value }: Figure, report: Report): string {
  const lack = value === null && reason !== undefined ? `${reason} ` : '';
  switch (provenance.kind) {
    case 'measured':
      return `${lack}${provenance.quote === undefined ? `Your data: ${nameField(provenance.field)}` : `You wrote: ${provenance.quote}`}`;
    case 'assumed':
      return lack + provenance.why;
    case 'sourced':
      return lack + provenance.sources.map((id) => sourceLine(id, report)).join('; ');
    case 'derived':
      return lack + sayFormula(provenance, report.figures);
  }
}

function sourceLine(id: string, { sources }: Report): string {
  const source = sources[id];
  if (source === undefined) return id;
  const { publisher, year, what } = source;
  return `${publisher}${year === null ? '' : ` ${year}`}: ${what}`;
}
