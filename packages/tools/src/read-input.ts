import type { AnyInput, Assumptions, Field, FieldValue } from './field.ts';
import { kindOf } from './fields/kind-of.ts';
import { onlyCurrency } from './fields/shared/currency-mark.ts';
import { isBlank, largest, type Refusal } from './fields/shared/read-value.ts';
import type { InputProblem } from './tool.ts';

type ReadInput =
  | { readonly ok: true; readonly input: AnyInput }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

const assumptionsMax = 100;
/** The notes of a slide are the longest. */
const assumptionMaxLength = 2000;

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
  const written = typeof raw.currency === 'string' ? raw.currency : firstMark(fields, raw);
  for (const field of fields) {
    const value = raw[field.name];
    if (isBlank(value)) continue;
    const read = readField(field, value, written);
    if (typeof read === 'object' && 'problem' in read)
      problems.push({ field: field.name, message: read.problem });
    else if (!isBlank(read)) input[field.name] = read;
  }
  const currency = written === null ? null : onlyCurrency(written);
  const isAsked = fields.some(({ name }) => name === 'currency');
  if (isAsked && currency !== null && input.currency === undefined) input.currency = currency;
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
  return kindOf(field).read(field, value, currency);
}

/** The currency that the first amount is written in: all others must be in the same. */
function firstMark(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): string | null {
  for (const field of fields) {
    const mark = kindOf(field).currencyIn(field, raw[field.name]);
    if (mark !== null) return mark;
  }
  return null;
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
