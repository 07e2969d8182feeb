import type { Unit } from '@slipway/core';
import type { AnyInput, Assumptions, Column, Field, FieldValue, TableRow } from './field.ts';
import type { InputProblem } from './tool.ts';

export type ReadInput =
  | { readonly ok: true; readonly input: AnyInput }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

const assumptionsMax = 100;
const assumptionMaxLength = 200;
/** Larger than any sum of money we compute with, and exact as a number. */
const largest = 1e15;
/** Blank and repeated entries are left out before they are counted, so a list may come this much longer than its limit. */
const rawPerEntry = 10;
/** Longer than any number a person types or a spreadsheet copies. */
const numberMaxLength = 64;

/**
 * The only way into an engine, on the server and in the browser: keeps what the fields declare, in their order, refuses what
 * does not fit with a sentence, and leaves blanks out. Nothing is guessed and nothing is cut off.
 */
export function readInput(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): ReadInput {
  const problems: InputProblem[] = [];
  const input: Record<string, FieldValue | Assumptions> = {};
  const known = new Set<string>(['assumptions', ...fields.map(({ name }) => name)]);
  // The first is enough: a body may hold ten thousands.
  const stranger = Object.keys(raw).find((name) => !known.has(name));
  if (stranger !== undefined)
    problems.push({ field: null, message: `There is no field called ${stranger.slice(0, 40)}.` });
  for (const field of fields) {
    const value = raw[field.name];
    if (isBlank(value)) continue;
    const read = readField(field, value);
    if (typeof read === 'object' && 'problem' in read)
      problems.push({ field: field.name, message: read.problem });
    else if (!isBlank(read)) input[field.name] = read;
  }
  const assumptions = readAssumptions(raw.assumptions);
  if (assumptions === null)
    problems.push({ field: 'assumptions', message: 'The assumptions are not valid.' });
  else if (Object.keys(assumptions).length > 0) input.assumptions = assumptions;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, input };
}

interface Refusal {
  readonly problem: string;
}

/** One field on its own, for checking on leaving it. */
export function readField(field: Field, value: unknown): FieldValue | Refusal {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return readText(field.label, value, field.maxLength);
    case 'number':
      return readNumber(field.label, value, field);
    case 'choice':
      return typeof value === 'string' && field.options.some((option) => option.value === value)
        ? value
        : refuse(`${field.label}: please choose one of the options.`);
    case 'list':
      return readList(field.label, value, field);
    case 'table':
      return readTable(field.label, value, field);
  }
}

function readText(label: string, value: unknown, maxLength: number): string | Refusal {
  if (typeof value !== 'string') return refuse(`${label} must be text.`);
  const text = value.trim();
  if (text.length > maxLength) return refuse(`${label} can have at most ${maxLength} characters.`);
  if (text.includes('\0') || !text.isWellFormed())
    return refuse(`${label} contains a character that cannot be stored.`);
  return text;
}

function readNumber(
  label: string,
  value: unknown,
  { min, max, whole, unit }: { min?: number; max?: number; whole?: true; unit?: Unit },
): number | Refusal {
  const shown = (limit: number) =>
    unit?.startsWith('share') ? `${Number((limit * 100).toPrecision(12))} %` : limit.toLocaleString('en');
  const number = typeof value === 'string' ? parseNumber(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse(`${label} must be a number.`);
  if (min !== undefined && number < min) return refuse(`${label} must be at least ${shown(min)}.`);
  if (Math.abs(number) > largest || (max !== undefined && number > max))
    return refuse(`${label} can be at most ${shown(max ?? largest)}.`);
  if (whole && !Number.isInteger(number)) return refuse(`${label} must be a whole number.`);
  return number;
}

/** As people type and spreadsheets copy: `1,200`, `$1,200.50`, `(300)` for minus, `12%`, `1.2k`. NaN when it is none. */
export function parseNumber(text: string): number {
  if (text.length > numberMaxLength) return Number.NaN;
  const bare = text
    .trim()
    .replace(/[\s\u00a0\u202f'’_]/gu, '')
    .replace(/^[\p{Sc}]|[\p{Sc}]$/gu, '');
  const inBrackets = /^\((.+)\)$/u.exec(bare);
  const core = (inBrackets?.[1] ?? bare).replace(/^([-+]?)[\p{Sc}]/u, '$1');
  const match = /^([-+]?)(\d{1,3}(?:,\d{2,3})+|\d+)?(\.\d+)?(%|k|m|bn)?$/iu.exec(core);
  if (!match || (match[2] === undefined && match[3] === undefined)) return Number.NaN;
  const plain = Number(
    `${match[1] === '-' ? '-' : ''}${(match[2] ?? '0').replaceAll(',', '')}${match[3] ?? ''}`,
  );
  const scale = { '%': 0.01, k: 1e3, m: 1e6, bn: 1e9 }[(match[4] ?? '').toLowerCase()] ?? 1;
  return (inBrackets ? -1 : 1) * plain * scale;
}

function readList(
  label: string,
  value: unknown,
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
): readonly string[] | Refusal {
  const rawMax = maxItems * rawPerEntry;
  const raw = typeof value === 'string' ? value.split('\n', rawMax + 1) : value;
  if (!Array.isArray(raw)) return refuse(`${label} must be a list.`);
  const tooMany = refuse(`${label} can have at most ${maxItems} entries.`);
  if (raw.length > rawMax) return tooMany;
  const items = new Set<string>();
  for (const item of raw) {
    const read = readText(label, item, maxLength);
    if (typeof read !== 'string') return read;
    if (read !== '') items.add(read);
    if (items.size > maxItems) return tooMany;
  }
  return [...items];
}

function readTable(
  label: string,
  value: unknown,
  { columns, maxRows }: { columns: readonly Column[]; maxRows: number },
): readonly TableRow[] | Refusal {
  if (!Array.isArray(value)) return refuse(`${label} must be a table.`);
  const tooMany = refuse(`${label} can have at most ${maxRows} rows.`);
  if (value.length > maxRows * rawPerEntry) return tooMany;
  const rows: TableRow[] = [];
  for (const [index, raw] of value.entries()) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return refuse(`${label}, row ${index + 1}: this is not a row.`);
    const row: Record<string, string | number | null> = {};
    for (const column of columns) {
      const cell: unknown = Object.hasOwn(raw, column.name) ? Reflect.get(raw, column.name) : null;
      const read = readCell(`${label}, row ${index + 1}, ${column.label}`, column, cell);
      if (typeof read === 'object' && read !== null) return read;
      row[column.name] = read;
    }
    if (Object.values(row).some((cell) => cell !== null)) rows.push(row);
    if (rows.length > maxRows) return tooMany;
  }
  return rows;
}

function readCell(where: string, column: Column, cell: unknown): string | number | null | Refusal {
  if (isBlank(cell)) return null;
  if (column.kind === 'number')
    return readNumber(where, cell, column.min === undefined ? {} : { min: column.min });
  const text = readText(where, cell, 200);
  if (column.kind === 'month' && typeof text === 'string' && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text))
    return refuse(`${where}: please write the month as 2026-10.`);
  return text;
}

function readAssumptions(value: unknown): Assumptions | null {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  if (Object.keys(value).length > assumptionsMax) return null;
  const entries = Object.entries(value);
  const fits = ([key, entry]: [string, unknown]) =>
    key.length <= 80 &&
    (typeof entry === 'number'
      ? Number.isFinite(entry) && Math.abs(entry) <= largest
      : typeof entry === 'string' && entry.length <= assumptionMaxLength && entry.isWellFormed());
  if (!entries.every(fits)) return null;
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

function refuse(problem: string): Refusal {
  return { problem };
}
