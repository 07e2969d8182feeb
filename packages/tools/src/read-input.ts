import { currencyWithMark } from './currency-mark.ts';
import type { AnyInput, Assumptions, Field, FieldValue } from './field.ts';
import { readTable } from './read-table.ts';
import { isBlank, largest, type Refusal, rawPerEntry, readNumber, readText, refuse } from './read-value.ts';
import type { InputProblem } from './tool.ts';

type ReadInput =
  | { readonly ok: true; readonly input: AnyInput }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

const assumptionsMax = 100;
const assumptionMaxLength = 200;

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
    const read = readField(field, value, typeof raw.currency === 'string' ? raw.currency : null);
    if (typeof read === 'object' && 'problem' in read)
      problems.push({ field: field.name, message: read.problem });
    else if (!isBlank(read)) input[field.name] = read;
  }
  const currency = fields.some(({ name }) => name === 'currency') ? currencyWithMark(fields, raw) : null;
  if (currency !== null && input.currency === undefined) input.currency = currency;
  const assumptions = readAssumptions(raw.assumptions);
  if (assumptions === null)
    problems.push({ field: 'assumptions', message: 'The assumptions are not valid.' });
  else if (Object.keys(assumptions).length > 0) input.assumptions = assumptions;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, input };
}

/** One field on its own, for checking on leaving it. */
export function readField(
  field: Field,
  value: unknown,
  currency: string | null = null,
): FieldValue | Refusal {
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
      return readTable(field.label, value, field, currency);
  }
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
