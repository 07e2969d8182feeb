import type { Currency, Expression } from '@slipway/core';
import { type AssumptionRow, fillText, originKind, type Report } from '@slipway/report';
import { type Field, kindOf } from '@slipway/tools';
import { noteAssumption } from '../file/note-assumption.ts';
import type { Cell } from '../file/workbook.ts';
import type { CellValues, InputRow, InputTable } from './laid.ts';
import { layTable } from './lay-table.ts';
import type { WorkbookSource } from './source.ts';
import { formatOf, unitWords } from './units.ts';

export interface LaidInput {
  readonly answers: readonly InputRow[];
  readonly assumptions: readonly InputRow[];
  readonly tables: readonly InputTable[];
  readonly values: CellValues;
  /** Figures that are a cell of the first sheet: id → key. */
  readonly keys: ReadonlyMap<string, string>;
  /** Assumptions whose usual value follows from figures: key → formula. */
  readonly usual: ReadonlyMap<string, Expression>;
}

/** Every cell that a person may change. A picture cannot stand in a cell and is left out. */
export function layInput({ engine, input, basis, report }: WorkbookSource): LaidInput {
  // An older run may have nothing that could be proposed from.
  const proposed = basis === undefined ? {} : engine.proposes?.(input, basis);
  const filled = { ...input, ...proposed, ...input };
  const currency = typeof input.currency === 'string' ? input.currency : currencyIn(report);
  const values = new Map<string, number | null>();
  const put = (key: string, value: number | null): void => void values.set(key, value);
  const keys = new Map<string, string>();
  const usual = new Map<string, Expression>();
  const rows = report.blocks.flatMap((block) => (block.kind === 'assumptions' ? block.rows : []));
  const tables: InputTable[] = [];
  const answers: InputRow[] = [];
  for (const field of engine.fields) {
    const value = filled[field.name];
    const isBlank = value === undefined;
    if (field.kind === 'image' || (isBlank && (field.hidden || rows.some(({ id }) => id === field.name))))
      continue;
    const table = layTable(field, value as Parameters<typeof layTable>[1], currency, put);
    if (table !== null) tables.push(table);
    else if (field.kind !== 'matrix' && !(isBlank && field.kind === 'colours')) {
      answers.push(answerRow(field, value, currency));
      put(field.name, typeof value === 'number' ? value : null);
    }
  }
  const isSet = ({ id }: AssumptionRow): boolean => Object.hasOwn(Object(input.assumptions), id);
  const isAnswered = (row: AssumptionRow): boolean =>
    !isSet(row) && answers.some(({ key }) => key === row.id);
  const assumptions = rows
    .filter((row) => !isAnswered(row))
    .map((row) => assumptionRow({ ...row, isOwn: isSet(row) }, report));
  for (const row of rows) {
    const { id, figure: of } = row;
    const figure = of === undefined ? undefined : report.figures[of];
    const key = assumptions.some((one) => one.key === `assumptions.${id}`) ? `assumptions.${id}` : id;
    if (figure === undefined || ![...assumptions, ...answers].some((one) => one.key === key)) continue;
    keys.set(figure.id, key);
    put(key, figure.value);
    const { provenance } = figure;
    if (!isSet(row) && provenance.kind === 'derived' && typeof provenance.formula !== 'string')
      usual.set(key, provenance.formula);
  }
  for (const { id, value, provenance } of Object.values(report.figures))
    if (provenance.kind === 'measured' && !keys.has(id) && values.get(provenance.field) === value)
      keys.set(id, provenance.field);
  return { answers, assumptions, tables, values, keys, usual };
}

function currencyIn(report: Report): Currency {
  return Object.values(report.figures).find(({ currency }) => currency !== undefined)?.currency ?? 'USD';
}

function answerRow(field: Field, value: unknown, currency: Currency): InputRow {
  const base = { key: field.name, name: `input_${field.name}`, label: field.label, usual: null };
  const from = value === undefined ? 'Not answered' : 'Your answer';
  if (field.kind === 'number') {
    const format = formatOf(field.unit, currency, typeof value === 'number' ? value : null);
    const cell: Cell =
      typeof value === 'number'
        ? { number: value, format, look: 'input' }
        : { empty: true, format, look: 'input' };
    return { ...base, value: cell, unit: unitWords(field.unit, currency), from };
  }
  if (field.kind === 'choice') {
    const text = field.options.find((one) => one.value === value)?.label;
    const options = field.options.map(({ label }) => label);
    return { ...base, value: textCell(text), unit: '', from, options };
  }
  const written = value === undefined ? null : kindOf(field).write(field, value);
  return { ...base, value: textCell(typeof written === 'string' ? written : undefined), unit: '', from };
}

function assumptionRow(row: AssumptionRow, report: Report): InputRow {
  const { id, label, control, chosen, isOwn } = row;
  const why = fillText(row.why.text, report.figures);
  const base = {
    key: `assumptions.${id}`,
    name: `assume_${nameOf(id)}`,
    label,
    note: noteAssumption({ id, control }),
  };
  if (control.type === 'choice') {
    const cell = textCell(control.options.find(({ value }) => value === chosen)?.label);
    const options = control.options.map((one) => one.label);
    return {
      ...base,
      value: cell,
      unit: '',
      usual: isOwn ? null : { ...cell, look: 'quiet' },
      from: why,
      options,
    };
  }
  const figure = row.figure === undefined ? undefined : report.figures[row.figure];
  const number = figure?.value ?? null;
  const format = formatOf(figure?.unit ?? 'count', figure?.currency, number);
  const filled = (look: 'input' | 'quiet'): Cell =>
    number === null ? { empty: true, format, look } : { number, format, look };
  const kind = figure === undefined ? null : originKind(figure.provenance, report);
  return {
    ...base,
    value: filled('input'),
    unit: figure === undefined ? '' : unitWords(figure.unit, figure.currency, figure.noun),
    usual: isOwn ? null : filled('quiet'),
    from: isOwn ? 'Set by you' : kind === 'sourced' || kind === 'note' ? sourceWords(row, report, why) : why,
  };
}

function sourceWords({ figure }: AssumptionRow, report: Report, why: string): string {
  const origin = figure === undefined ? undefined : report.figures[figure]?.provenance;
  const sources = origin?.kind === 'sourced' ? origin.sources : [];
  const named = sources.flatMap((id) => report.sources[id] ?? []);
  return named.length === 0
    ? why
    : named.map(({ publisher, year }) => `${publisher}${year === null ? '' : ` ${year}`}`).join('; ');
}

function textCell(text: string | undefined): Cell {
  return text === undefined || text === ''
    ? { empty: true, format: '@', look: 'input' }
    : { text, look: 'input' };
}

/** Names of cells hold letters, digits and lines. */
function nameOf(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_]/gu, '_');
}
