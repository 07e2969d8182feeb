import type { Block } from '../block.ts';
import type { Cells, Rows, TableCell } from '../blocks/kind.ts';
import { kindOf } from '../blocks/kind-of.ts';
import { formatFigure, formatRange, formatValue } from '../format-figure.ts';
import { fillText } from '../placeholders.ts';
import type { Report } from '../report.ts';

export interface PlainTable extends Rows {
  readonly id: string;
  readonly title: string;
}

/** A cell as it is read on paper. */
export function cellText(cell: TableCell): string {
  if ('text' in cell) return cell.text;
  if ('figure' in cell) return formatFigure(cell.figure);
  return cell.value === null ? '' : formatValue(cell.value, cell.unit, cell.currency);
}

/** The data behind every block that has some, pictures included. */
export function tablesOf(report: Report): PlainTable[] {
  return report.blocks.flatMap((block) => {
    const table = tableOf(block, report);
    return table === null ? [] : [{ id: block.id, title: block.title ?? report.title, ...table }];
  });
}

/** Null for blocks that hold words only. Columns in which no row says anything are left out. */
export function tableOf(block: Block, report: Report): Rows | null {
  const body = kindOf(block).table(block, cellsOf(report));
  if (body === null) return null;
  const isKept = (at: number) => body.rows.some((row) => cellText(row[at] ?? { text: '' }) !== '');
  const kept = body.columns.map((_, at) => body.rows.length === 0 || isKept(at));
  const pick = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => kept[at]);
  return { columns: pick(body.columns), rows: body.rows.map(pick) };
}

function cellsOf(report: Report): Cells {
  const text = (plain: string | undefined): TableCell => ({ text: plain ?? '' });
  return {
    report,
    text,
    figure(id) {
      const figure = report.figures[id];
      return figure === undefined ? text('') : { figure };
    },
    range(id) {
      const figure = report.figures[id];
      return text(figure === undefined ? '' : (formatRange(figure) ?? ''));
    },
    fill(...said) {
      const statements = said.filter((one) => one !== undefined);
      return { text: fillText(statements.map((one) => one.text).join(' '), report.figures), statements };
    },
    value: ({ value, unit, currency }) => ({
      value: value ?? null,
      unit,
      ...(currency === undefined ? {} : { currency }),
    }),
  };
}
