import type { Block, Cell, LineBlock, ScoreBlock, TableBlock } from '../block.ts';
import { formatRange } from '../format-figure.ts';
import { type Figures, findFigure, shortValue } from './figures.ts';

export type ChartBlock = Extract<
  Block,
  { kind: 'score' | 'bars' | 'radar' | 'line' | 'waterfall' | 'tornado' | 'rings' | 'distribution' }
>;
export type ChartTable = Pick<TableBlock, 'columns' | 'rows'>;

/** The data behind a chart, whole: what the drawing shortens or leaves out stands here. */
export function tabulate(block: ChartBlock, figures: Figures): ChartTable {
  switch (block.kind) {
    case 'score':
      return table(['What', 'Points'], scoreRows(block, figures));
    case 'bars':
      return table(
        ['Row', 'Value', 'Ceiling', 'Weight'],
        block.rows.map((row) => [
          label(row.label),
          { figure: row.figure },
          label(row.ceiling ? `${row.ceiling.at} (${row.ceiling.label})` : '–'),
          label(row.weight ?? '–'),
        ]),
      );
    case 'radar':
      return table(
        ['Axis', ...block.series.map((series) => series.label)],
        block.axes.map((axis, index) => [
          label(axis.label),
          ...block.series.map((series): Cell => cellOf(series.figures[index])),
        ]),
      );
    case 'line':
      return table(['', ...block.series.map(seriesHeading)], lineRows(block));
    case 'waterfall':
      return table(
        ['Step', 'Value', 'Kind'],
        block.steps.map((step) => [label(step.label), { figure: step.figure }, label(roles[step.role])]),
      );
    case 'tornado':
      return table(
        ['Input', 'Low end', 'High end', 'Outcome at low', 'Outcome at high'],
        block.rows.map((row) => [
          label(row.label),
          { figure: row.from },
          { figure: row.to },
          { figure: row.low },
          { figure: row.high },
        ]),
      );
    case 'rings':
      return table(
        ['Part', 'Value'],
        block.rings.map((ring) => [label(ring.label), { figure: ring.figure }]),
      );
    case 'distribution':
      return table(
        ['What', 'Value'],
        [
          ...block.marks.map((mark): Cell[] => [label(mark.label), { figure: mark.figure }]),
          ...block.bins.map(({ from, to, count }): Cell[] => [
            label(
              `${shortValue(from, block.unit, block.currency)} to ${shortValue(to, block.unit, block.currency)}`,
            ),
            label(`${shortValue(count, 'count')} draws`),
          ]),
        ],
      );
  }
}

const roles = { start: 'where it starts', up: 'adds', down: 'takes away', total: 'where it ends' } as const;

function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): ChartTable {
  return {
    columns: columns.map((text, index) => (index === 0 ? { label: text } : { label: text, numeric: true })),
    rows: rows.map((cells) => ({ cells })),
  };
}

function label(text: string): Cell {
  return { label: text };
}

function cellOf(id: string | undefined): Cell {
  return id === undefined ? label('–') : { figure: id };
}

function rangeOf(figures: Figures, id: string): string {
  const figure = findFigure(figures, id);
  return (figure && formatRange(figure)) ?? '–';
}

function scoreRows(block: ScoreBlock, figures: Figures): Cell[][] {
  return [
    [label(findFigure(figures, block.figure)?.label ?? 'Score'), { figure: block.figure }],
    [label('Range'), label(rangeOf(figures, block.figure))],
    ...block.caps.map((cap, index) => [label(`Ceiling ${index + 1}`), label(String(cap.at))]),
    ...block.bands.map((band) => [label(band.label), label(`${band.from} to ${band.to}`)]),
  ];
}

function seriesHeading(series: LineBlock['series'][number]): string {
  return series.projected ? `${series.label} (projected)` : series.label;
}

function lineRows(block: LineBlock): Cell[][] {
  return block.x.map((x, index) => [
    label(x),
    ...block.series.map(({ values, unit, currency }): Cell => {
      const value = values[index] ?? null;
      return label(value === null ? 'not known' : shortValue(value, unit, currency));
    }),
  ]);
}
