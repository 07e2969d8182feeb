import type { Currency, Unit } from '@slipway/core';
import { columnsOf, type Field, type FieldValue, joinCell, kindOf, rowsOf } from '@slipway/tools';
import { addressOf, type Cell } from '../file/workbook.ts';
import type { InputTable } from './laid.ts';
import { formatOf, unitWords } from './units.ts';

type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;
type Put = (key: string, value: number | null) => void;

interface Column {
  readonly name: string;
  readonly label: string;
  readonly isNumber: boolean;
  readonly unit?: Unit | undefined;
}

/** Title, help and an empty line stand over the head; a line of units under it. */
const headRow = 3;
const firstRow = headRow + 2;

/** Null for a field that one cell can hold. */
export function layTable(
  field: Field,
  value: FieldValue | undefined,
  currency: Currency,
  put: Put,
): InputTable | null {
  if (field.kind === 'table')
    return layRows(field, tableColumns(field, value), listRows(value), currency, put);
  if (field.kind === 'series') {
    const columns = [
      { name: 'at', label: 'Period', isNumber: false },
      { name: 'value', label: field.valueLabel, isNumber: true, unit: field.unit },
    ];
    return layRows(field, columns, seriesRows(field, value), currency, put);
  }
  return field.kind === 'matrix' && value !== undefined ? layMatrix(field, value, put) : null;
}

function tableColumns(field: FieldOf<'table'>, value: FieldValue | undefined): readonly Column[] {
  return columnsOf(field, listRows(value)).map(({ name, label, kind, unit }) => ({
    name,
    label,
    isNumber: kind === 'number',
    unit,
  }));
}

type PlainRow = Readonly<Record<string, string | number | null>>;

function listRows(value: FieldValue | undefined): readonly PlainRow[] {
  return Array.isArray(value) ? (value as readonly PlainRow[]) : [];
}

/** Periods as the form writes them, numbers as they are stored. */
function seriesRows(field: FieldOf<'series'>, value: FieldValue | undefined): readonly PlainRow[] {
  const written = value === undefined ? null : kindOf(field).write(field, value);
  const numbers: unknown = value === undefined ? [] : Reflect.get(Object(value), 'values');
  return rowsOf(written ?? undefined).map((row, at) => ({
    at: row.at ?? '',
    value: Array.isArray(numbers) && typeof numbers[at] === 'number' ? numbers[at] : null,
  }));
}

function layRows(
  field: FieldOf<'table' | 'series'>,
  columns: readonly Column[],
  rows: readonly PlainRow[],
  currency: Currency,
  put: Put,
): InputTable {
  const places = new Map<string, string>();
  const body = rows.map((row, at) =>
    columns.map(({ name, isNumber, unit = 'count' }, column): Cell => {
      const held = row[name] ?? null;
      const key = `${field.name}[${at}].${name}`;
      if (isNumber) {
        places.set(key, addressOf(firstRow + at, column));
        put(key, typeof held === 'number' ? held : null);
      }
      const format = isNumber ? formatOf(unit, currency, typeof held === 'number' ? held : null) : '@';
      if (held === null || held === '') return { empty: true, format, look: 'input' };
      return typeof held === 'number'
        ? { number: held, format, look: 'input' }
        : { text: held, look: 'input' };
    }),
  );
  return {
    name: `table_${field.name}`,
    title: field.label,
    head: addressOf(headRow, 0),
    places,
    sheet: {
      widths: columns.map(({ isNumber }, at) => (at === 0 ? 24 : isNumber ? 15 : 44)),
      frozen: firstRow,
      textColumns: columns.flatMap(({ isNumber }, at) => (isNumber ? [] : [at])),
      rows: [
        ...overHead(field),
        columns.map(({ label }): Cell => ({ text: label, look: 'head' })),
        columns.map(
          ({ isNumber, unit }): Cell => ({
            text: isNumber && unit !== undefined ? unitWords(unit, currency) : '',
            look: 'quiet',
          }),
        ),
        ...body,
      ],
    },
  };
}

function overHead({ label, help }: Field): readonly (readonly Cell[])[] {
  return [[{ text: label, look: 'title' }], [{ text: help ?? '', look: 'line' }], []];
}

interface MatrixLike {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly MatrixCellLike[] }[];
}
interface MatrixCellLike {
  readonly state: 'yes' | 'partly' | 'no' | 'unknown';
  readonly source?: string;
  readonly date?: string;
  readonly plan?: string;
}

const worth = { yes: 1, partly: 0.5, no: 0, unknown: 0 } as const;

/** The table as it was written, and behind it what each cell counts as. */
function layMatrix(field: FieldOf<'matrix'>, value: FieldValue, put: Put): InputTable {
  const { columns, rows } = value as unknown as MatrixLike;
  const places = new Map<string, string>();
  const [hasAt, knownAt] = [columns.length + 2, columns.length * 2 + 3];
  const body = rows.map(({ name, cells }, at) => {
    const row = firstRow + at;
    const counted = (part: 'has' | 'known', from: number) =>
      columns.map((_, column): Cell => {
        const { state } = cells[column] ?? { state: 'unknown' };
        const shown = part === 'has' ? worth[state] : state === 'unknown' ? 0 : 1;
        const key = `${field.name}[${at}].c${column}.${part}`;
        places.set(key, addressOf(row, from + column));
        put(key, shown);
        return { formula: countFormula(part, addressOf(row, column + 1)), shown };
      });
    return [
      { text: name, look: 'input' } as const,
      ...columns.map((_, column): Cell => {
        const { state, source = '', date = '', plan = '' } = cells[column] ?? { state: 'unknown' };
        return { text: joinCell({ state, source, date, plan }), look: 'input' };
      }),
      null,
      ...counted('has', hasAt),
      null,
      ...counted('known', knownAt),
    ];
  });
  const heads = (look: 'input' | 'head') => columns.map((text): Cell => ({ text, look }));
  const under = (text: string) => [{ text, look: 'line' } as const, ...columns.slice(1).map(() => null)];
  return {
    name: `table_${field.name}`,
    title: field.label,
    head: addressOf(headRow, 0),
    places,
    sheet: {
      widths: [40, ...columns.map(() => 20), 3, ...columns.map(() => 12), 3, ...columns.map(() => 12)],
      frozen: firstRow,
      rows: [
        [{ text: field.label, look: 'title' }],
        [{ text: 'Write yes, partly, no or unknown; behind a semicolon where it was seen.', look: 'line' }],
        [],
        [
          { text: field.rowLabel, look: 'head' },
          ...heads('input'),
          null,
          ...heads('head'),
          null,
          ...heads('head'),
        ],
        [
          null,
          ...columns.map(() => null),
          null,
          ...under('Counts as: yes 1, partly 0.5, no 0'),
          null,
          ...under('Known: 1, else 0'),
        ],
        ...body,
      ],
    },
  };
}

function countFormula(part: 'has' | 'known', at: string): string {
  const state = `TRIM(LEFT(${at}&";",FIND(";",${at}&";")-1))`;
  return part === 'has'
    ? `IF(${state}="yes",1,IF(${state}="partly",0.5,0))`
    : `IF(OR(${state}="yes",${state}="partly",${state}="no"),1,0)`;
}
