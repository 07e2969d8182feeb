import { parseDate, readDate } from '../shared/read-date.ts';
import { readUrl } from '../shared/read-url.ts';
import { type Refusal, readText, refuse } from '../shared/read-value.ts';
import type { CellState, MatrixCell } from './field.ts';

/** A cell as texts, one for each part: what its four boxes hold. */
export interface CellParts {
  readonly state: string;
  readonly source: string;
  readonly date: string;
  readonly plan: string;
}

const words: Readonly<Record<CellState, readonly string[]>> = {
  yes: ['yes', 'y', 'true', '1', '✓', '✔', '✅', 'full', 'included'],
  partly: ['partly', 'partial', 'partially', 'part', 'p', '~', 'some', 'limited', 'add-on', 'addon', '◐'],
  no: ['no', 'n', 'false', '0', '✗', '✘', '❌', 'none'],
  // A sheet of data writes “missing” for what was not looked up.
  unknown: ['unknown', 'u', '?', 'n/a', 'na', 'missing', '-', '–', '—', ''],
};

const states: ReadonlyMap<string, CellState> = new Map(
  (Object.entries(words) as [CellState, readonly string[]][]).flatMap(([state, all]) =>
    all.map((word) => [word, state] as const),
  ),
);
const planMaxLength = 60;

/** "yes; https://acme.com/pricing; 2026-10-05; Pro", as it stands in one cell of a spreadsheet. Parts may be left out. */
export function splitCell(text: string): CellParts {
  const source = /https?:\/\/[^\s;|]+/iu.exec(text)?.[0] ?? '';
  const rest = text
    .replace(source, ' ')
    .split(/[;|\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', ...others] = rest;
  const date = others.find((part) => parseDate(part) !== null) ?? '';
  const inBrackets = /^(.*?)\s*\(([^)]*)\)$/u.exec(first);
  const plan = [inBrackets?.[2] ?? '', ...others.filter((part) => part !== date)].filter(Boolean).join(', ');
  return { state: inBrackets?.[1] ?? first, source, date, plan };
}

export function joinCell({ state, source, date, plan }: CellParts): string {
  const rest = [addressOf(source.trim()), date, plan]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return rest.length === 0 ? state.trim() : [state.trim() || 'unknown', ...rest].join('; ');
}

/** As one word that begins like an address: it is known by that among the other parts. */
function addressOf(source: string): string {
  const word = source.replaceAll(';', '%3B').replaceAll('|', '%7C').replaceAll(/\s/gu, '%20');
  return word === '' || /^https?:\/\//iu.test(word) ? word : `https://${word}`;
}

export function stateOf(text: string): CellState | null {
  return states.get(text.trim().toLowerCase()) ?? null;
}

/** A cell as text, or as it was stored. */
export function readCell(where: string, raw: unknown): MatrixCell | Refusal {
  const stored = typeof raw === 'string' ? null : partsOf(raw);
  // What is stored is what its text says, so that a table comes back from a spreadsheet as it went.
  const parts = typeof raw === 'string' ? splitCell(raw) : stored && splitCell(joinCell(stored));
  if (parts === null) return refuse(`${where}: this is not a cell.`);
  const state = stateOf(parts.state);
  if (state === null) {
    const shown = parts.state.length > 30 || !parts.state.isWellFormed() ? 'this' : `“${parts.state}”`;
    return refuse(`${where}: ${shown} is not yes, partly, no or unknown.`);
  }
  const source = parts.source === '' ? '' : readUrl(`${where}, source`, parts.source);
  if (typeof source !== 'string') return source;
  const date = parts.date === '' ? '' : readDate(`${where}, date`, parts.date);
  if (typeof date !== 'string') return date;
  const plan = readText(`${where}, plan`, parts.plan, planMaxLength);
  if (typeof plan !== 'string') return plan;
  return { state, ...(source && { source }), ...(date && { date }), ...(plan && { plan }) };
}

export function partsOf(cell: unknown): CellParts | null {
  if (typeof cell !== 'object' || cell === null)
    return cell === undefined || cell === null ? splitCell('') : null;
  const part = (name: string): unknown => (Object.hasOwn(cell, name) ? Reflect.get(cell, name) : '');
  const [state, source, date, plan] = [part('state'), part('source'), part('date'), part('plan')];
  const areTexts = [state, source, date, plan].every((one) => typeof one === 'string');
  return areTexts
    ? { state: String(state), source: String(source), date: String(date), plan: String(plan) }
    : null;
}
