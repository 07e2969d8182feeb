import type { Currency, Figure, Unit } from '@slipway/core';
import type { Block, Cell } from '../block.ts';
import { formatFigure, formatRange, formatValue } from '../format-figure.ts';
import { isLeanOnly } from '../geometry/dial.ts';
import { weightMax, withoutStruck } from '../item-keys.ts';
import { fillText } from '../placeholders.ts';
import { standingWords } from '../reading-slots.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';

/** A number keeps full precision and its unit; whoever writes it out decides how it looks. */
export type TableCell =
  | { readonly text: string; readonly statements?: readonly Statement[] }
  | { readonly figure: Figure }
  | { readonly value: number | null; readonly unit: Unit; readonly currency?: Currency };

export interface PlainTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
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

type Body = Pick<PlainTable, 'columns' | 'rows'>;

/** Null for blocks that hold words only. Columns in which no row says anything are left out. */
export function tableOf(block: Block, report: Report): Body | null {
  const body = bodyOf(block, report);
  if (body === null) return null;
  const isKept = (at: number) => body.rows.some((row) => cellText(row[at] ?? { text: '' }) !== '');
  const kept = body.columns.map((_, at) => body.rows.length === 0 || isKept(at));
  const pick = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => kept[at]);
  return { columns: pick(body.columns), rows: body.rows.map(pick) };
}

/** A kind without a row here does not compile. */
function bodyOf(block: Block, report: Report): Body | null {
  const figure = (id: string): TableCell => figureCell(report, id);
  const fill = (...said: (Statement | undefined)[]): TableCell => {
    const statements = said.filter((one) => one !== undefined);
    return { text: fillText(statements.map((one) => one.text).join(' '), report.figures), statements };
  };
  const text = (plain: string | undefined): TableCell => ({ text: plain ?? '' });
  const rangeOf = (id: string): TableCell => text(rangeText(report, id));
  switch (block.kind) {
    case 'reading':
      return {
        columns: ['Reading', 'Value', 'How sure', 'Your words'],
        rows: block.slots.map(({ label, value, standing, quote }) => [
          text(label),
          text(value ?? undefined),
          text(standingWords[standing]),
          text(quote),
        ]),
      };
    case 'answer': {
      const { word, verdict, big, dials, reasons, next, assumed, question } = block;
      const said = (part: string, cell: TableCell) => [text(part), cell, text(''), text('')];
      return {
        columns: ['Part', 'What it says', 'Value', 'Range'],
        rows: [
          said(word ?? 'Answer', fill(verdict)),
          ...(big ? [[text(big.label), text(''), figure(big.figure), rangeOf(big.figure)]] : []),
          ...dials.map((dial) =>
            isLeanOnly(dial, report.figures)
              ? [text(dial.label), text(`leans ${dial.lean}`), text(''), text('')]
              : [text(dial.label), fill(dial.note), figure(dial.figure), rangeOf(dial.figure)],
          ),
          ...reasons.map(({ label, statement }) => said(label, fill(statement))),
          ...(next ? [said(`Next, within ${next.dueDays} days`, fill(next.do, next.passes))] : []),
          ...(assumed ? [said('Assumed', fill(assumed))] : []),
          ...(question ? [said('Question', fill(question.question))] : []),
        ],
      };
    }
    case 'findings':
      return {
        columns: ['What', 'Finding'],
        rows: block.rows.map(({ label, statements }) => [text(label), fill(...statements)]),
      };
    case 'score':
      return {
        columns: ['Score', 'Range', 'Of'],
        rows: [[figure(block.figure), rangeOf(block.figure), text(`${block.max}`)]],
      };
    case 'bars':
      return {
        columns: ['What', 'Value', 'Range', 'Weight', 'Ceiling'],
        rows: block.rows.map((row) => [
          text(row.label),
          figure(row.figure),
          rangeOf(row.figure),
          text(row.weight),
          text(row.ceiling === undefined ? '' : `${row.ceiling.at}: ${row.ceiling.label}`),
        ]),
      };
    case 'radar':
      return {
        columns: ['', ...block.series.map(({ label }) => label)],
        rows: block.axes.map(({ label }, index) => [
          text(label),
          ...block.series.map(({ figures }) => figure(figures[index] ?? '')),
        ]),
      };
    case 'table':
      return {
        columns: block.columns.map(({ label }) => label),
        rows: block.rows.map(({ cells }) => cells.map((cell) => tableCell(cell, report))),
      };
    case 'line':
      return {
        columns: ['', ...block.series.map(({ label }) => label)],
        rows: block.x.map((step, index) => [
          text(step),
          ...block.series.map(({ values, unit, currency }) => ({
            value: values[index] ?? null,
            unit,
            ...(currency === undefined ? {} : { currency }),
          })),
        ]),
      };
    case 'waterfall':
      return {
        columns: ['Step', 'Value'],
        rows: block.steps.map((step) => [text(step.label), figure(step.figure)]),
      };
    case 'tornado':
      return {
        columns: ['Input', 'From', 'To', 'Outcome at the low end', 'Outcome at the high end'],
        rows: block.rows.map(({ label, from, to, low, high }) => [
          text(label),
          figure(from),
          figure(to),
          figure(low),
          figure(high),
        ]),
      };
    case 'rings':
      return {
        columns: ['Ring', 'Value', 'Range', 'Note'],
        rows: block.rings.map((ring) => [
          text(ring.label),
          figure(ring.figure),
          rangeOf(ring.figure),
          fill(ring.note),
        ]),
      };
    case 'distribution':
      return {
        columns: ['From', 'To', 'Draws'],
        rows: block.bins.map(({ from, to, count }) => {
          const money = block.currency === undefined ? {} : { currency: block.currency };
          return [
            { value: from, unit: block.unit, ...money },
            { value: to, unit: block.unit, ...money },
            { value: count, unit: 'count' as const },
          ];
        }),
      };
    case 'cards':
      return {
        columns: ['Metric', 'Value', 'Period', 'Reading', 'An investor will ask'],
        rows: block.cards.map((card) => [
          text(report.figures[card.figure]?.label),
          figure(card.figure),
          text(report.figures[card.figure]?.period),
          fill(card.reading),
          fill(card.question),
        ]),
      };
    case 'steps':
      return {
        columns: ['Do', 'Passes when', 'Who', 'Due'],
        rows: block.steps.map((step) => [
          fill(step.do),
          fill(step.passes),
          text(step.owner),
          step.dueDays === undefined ? text('') : { value: step.dueDays, unit: 'days' as const },
        ]),
      };
    case 'assumptions':
      return {
        columns: ['Assumption', 'Value', 'Own', 'Why'],
        rows: block.rows.map((row) => [
          text(row.label),
          row.figure === undefined ? text(chosenLabel(row.control, row.chosen)) : figure(row.figure),
          text(row.isOwn ? 'yes' : 'no'),
          fill(row.why),
        ]),
      };
    case 'boxes':
      return {
        columns: ['Box', 'Label', 'Item', 'Weight'],
        rows: block.boxes.flatMap((box) =>
          withoutStruck(box.items).map(({ label, statement, weight }) => [
            text(box.label),
            text(label),
            fill(statement),
            text(`${weight} of ${weightMax}`),
          ]),
        ),
      };
    case 'matrix':
      return {
        columns: ['', ...block.columns],
        rows: block.rows.map(({ label, cells }) => [text(label), ...cells.map((cell) => fill(...cell))]),
      };
    case 'headline':
    case 'list':
    case 'callout':
    case 'question':
      return null;
  }
}

function figureCell(report: Report, id: string): TableCell {
  const figure = report.figures[id];
  return figure === undefined ? { text: '' } : { figure };
}

function rangeText(report: Report, id: string): string {
  const figure = report.figures[id];
  return figure === undefined ? '' : (formatRange(figure) ?? '');
}

function tableCell(cell: Cell, report: Report): TableCell {
  if ('figure' in cell) return figureCell(report, cell.figure);
  if ('label' in cell) return { text: cell.label };
  return { text: fillText(cell.statement.text, report.figures), statements: [cell.statement] };
}

type Control = {
  readonly type: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

function chosenLabel(control: Control, chosen: string | undefined): string {
  return control.options?.find(({ value }) => value === chosen)?.label ?? chosen ?? '';
}
