import { money, type Provenance, type Quantity, quantity } from '@slipway/core';
import { type ColumnName, lack, type Outcome, ok, spanLabel } from '@slipway/finance';
import { columnLabel, type columns } from '../columns.ts';
import { type Desk, lengthOf, type Span } from './desk.ts';
import type { Ref } from './sheet.ts';

type ColumnOf<U extends string> = Extract<(typeof columns)[number], { unit: U }>['name'];
export type FlowColumn = ColumnOf<'money/month'>;
type CountColumn = ColumnOf<'count/month'>;

/** The cell of one month. */
export function flowAt(desk: Desk, column: FlowColumn, at: number): Ref<'money/month'> {
  return take(desk, column, { from: at, to: at }, '', 'money/month', (value) =>
    money(value, 'money/month', desk.currency),
  );
}

export function stockAt(desk: Desk, column: 'cash', at: number): Ref<'money'> {
  return take(desk, column, { from: at, to: at }, '', 'money', (value) =>
    money(value, 'money', desk.currency),
  );
}

export function customersAt(desk: Desk, at: number): Ref<'count'> {
  return take(
    desk,
    'customers',
    { from: at, to: at },
    '',
    'count',
    (value) => quantity(value, 'count'),
    'customers',
  );
}

/** What the months come to, as an amount. */
export function sumOver(desk: Desk, column: FlowColumn, span: Span | null): Ref<'money'> {
  return take(desk, column, span, ', sum', 'money', (value) => money(value, 'money', desk.currency));
}

export function countOver(desk: Desk, column: CountColumn, span: Span | null, noun: string): Ref<'count'> {
  return take(desk, column, span, ', sum', 'count', (value) => quantity(value, 'count'), noun);
}

/** Rows or customers counted from the table, for a sentence. */
export function counted(
  { sheet }: Desk,
  id: string,
  label: string,
  value: number,
  noun = 'months',
  field = 'months',
): Ref<'count'> {
  return sheet.put(id, label, ok(quantity(value, 'count')), { kind: 'measured', field }, { noun });
}

export function tableLength({ sheet, last }: Desk): Ref<'months'> {
  const length = ok(quantity(last + 1, 'months'));
  return sheet.put('table.length', 'Months in the table', length, { kind: 'measured', field: 'months' });
}

type MoveColumn = Extract<
  FlowColumn,
  `${'new' | 'expansion' | 'contraction' | 'churned' | 'reactivation'}Mrr`
>;

/** MRR movements added up: by how much they moved the monthly level, so the unit stays a month's. */
export function movedOver(desk: Desk, column: MoveColumn, span: Span | null): Ref<'money/month'> {
  return take(desk, column, span, ', added up', 'money/month', (value) =>
    money(value, 'money/month', desk.currency),
  );
}

/** Sum of the three months of the span, as a quarter's flow. */
export function quarterOver(desk: Desk, column: FlowColumn, span: Span | null): Ref<'money/quarter'> {
  return take(desk, column, span, ', quarter', 'money/quarter', (value) =>
    money(value, 'money/quarter', desk.currency),
  );
}

/** The mean of the months, as a monthly flow. */
export function averageOver(desk: Desk, column: FlowColumn, span: Span | null): Ref<'money/month'> {
  return take(desk, column, span, ', monthly average', 'money/month', (value) =>
    money(value / (span ? lengthOf(span) : 1), 'money/month', desk.currency),
  );
}

/** A number of the form, beside the table. */
export function given<U extends 'money' | 'count' | 'share' | 'months'>(
  { input, currency, sheet }: Desk,
  name: 'capitalRaised' | 'staff' | 'topCustomerShare' | 'customerAge' | BalanceName,
  label: string,
  unit: U,
  noun?: string,
): Ref<U> {
  const value = input[name];
  const outcome: Outcome<U> =
    value === undefined
      ? lack(unit, 'missing', `Add ${label.charAt(0).toLowerCase()}${label.slice(1)} to see this.`)
      : { unit, value, currency, status: 'ok', reason: null };
  return sheet.put(
    `given.${name}`,
    label,
    outcome,
    { kind: 'measured', field: name },
    noun === undefined ? {} : { noun },
  );
}
type BalanceName = 'currentAssets' | 'currentLiabilities' | 'receivables' | 'inventory' | 'payables';

function take<U extends Ref['unit']>(
  desk: Desk,
  column: ColumnName,
  span: Span | null,
  how: string,
  unit: U,
  make: (value: number) => Quantity<U>,
  noun?: string,
): Ref<U> {
  const { books, sheet } = desk;
  const label = columnLabel(column);
  const extra = noun === undefined ? {} : { noun };
  const short = inSentence(label);
  if (!span || span.from < 0 || span.to >= books.months.length) {
    const outcome = lack(unit, 'missing', `Add more months of ${short} to see this.`);
    return sheet.put(
      `cells.${column}.more${how}`,
      label,
      outcome,
      { kind: 'measured', field: `months.${column}` },
      extra,
    );
  }
  const months = books.months.slice(span.from, span.to + 1);
  const cells = books.cells[column].slice(span.from, span.to + 1);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const where = first === last ? last : `${first}..${last}`;
  const blank = months.find((_, at) => (cells[at] ?? null) === null);
  const outcome =
    blank === undefined
      ? ok(make(cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0)))
      : lack(
          unit,
          'missing',
          books.has(column)
            ? `Add ${short} for ${spanLabel(blank, blank)} to see this.`
            : `Add ${short} to see this.`,
        );
  return sheet.put(
    `cells.${column}.${where}${how.replace(', ', '.').replace(' ', '-')}`,
    label + (first === last ? '' : how),
    outcome,
    originOf(desk, column, months, where),
    { ...extra, period: spanLabel(first, last) },
  );
}

/** Blanks that count as none were not measured. */
function originOf({ books }: Desk, column: ColumnName, months: readonly string[], where: string): Provenance {
  const blanks = months.flatMap((month) =>
    books.settled.filter((one) => one.movement === column && one.month === month),
  );
  if (blanks.length < months.length) return { kind: 'measured', field: `months[${where}].${column}` };
  return blanks.every(({ reconciles }) => reconciles)
    ? {
        kind: 'assumed',
        why: 'Left blank: start, end and the other movements of the month reconcile without it.',
      }
    : { kind: 'assumed', why: 'Left blank, and blanks are set to count as none.', assumption: 'blanks' };
}

/** "of which paid channels" stays; "Churned MRR" becomes "churned MRR"; "MRR at month end" and "GMV" keep their capitals. */
export function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
