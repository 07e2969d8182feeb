import { type Currency, isMoney, type Unit } from '@slipway/core';
import { dayUnit, listSaidNumbers, type NumberKind, type Period, type SaidNumber } from '@slipway/language';
import { kindOf } from '../blocks/kind-of.ts';
import { formatFigure } from '../format-figure.ts';
import type { Report } from '../report.ts';
import { withSpokenFormulas } from '../say-formula.ts';

export interface KnownNumber {
  readonly value: number;
  readonly kind: NumberKind;
  readonly currencies?: readonly string[];
  readonly period?: Period;
}

/** All that a text about a report may say: its figures, and the numbers and names its own texts hold. */
export interface Allowed {
  readonly numbers: readonly KnownNumber[];
  /** Lower case: "soc 2", "gpt-4". */
  readonly names: ReadonlySet<string>;
}

const seen = new WeakMap<Report, Allowed>();

/** Read once for a report: a model's answer is checked part by part against the same one. */
export function listAllowed(report: Report): Allowed {
  const before = seen.get(report);
  if (before !== undefined) return before;
  const allowed = readAllowed(report);
  seen.set(report, allowed);
  return allowed;
}

function readAllowed(report: Report): Allowed {
  const numbers: KnownNumber[] = [
    ...Object.values(report.figures).flatMap(({ value, range, unit, currency }) =>
      [value, range?.low, range?.high].flatMap((one) => known(one, unit, currency)),
    ),
    ...Object.values(report.sources).flatMap(({ year }) => known(year, 'count', undefined)),
    ...report.blocks.flatMap((block) =>
      kindOf(block)
        .numbers(block, report)
        .flatMap(({ value, unit, currency }) => known(value, unit, currency)),
    ),
  ];
  // What we show ourselves may be said as it is shown.
  const names = new Set(
    Object.values(report.figures)
      .filter(({ unit }) => isMoney(unit))
      .map((figure) => formatFigure(figure, { bare: true }).toLowerCase()),
  );
  // A month as the tables write it, "2026-10", gives its year and no loose 10.
  for (const text of listTexts({
    title: report.title,
    blocks: report.blocks,
    figures: withSpokenFormulas(report.figures),
    sources: report.sources,
  }))
    for (const said of listSaidNumbers(text.replace(/\b(\d{4})-\d{2}\b/gu, '$1'))) {
      if (said.isName) names.add(said.text.toLowerCase());
      else if (said.nameBefore !== undefined) names.add(nameOf(said));
      else numbers.push(said);
    }
  return { numbers, names };
}

export function nameOf({ nameBefore, text }: SaidNumber): string {
  return `${nameBefore ?? ''} ${text}`.trim().toLowerCase();
}

function known(value: number | null | undefined, unit: Unit, currency: Currency | undefined): KnownNumber[] {
  if (value === null || value === undefined || !Number.isFinite(value)) return [];
  const [base = '', every] = unit.split('/');
  const period =
    every === 'month' || every === 'quarter' || every === 'year' ? ({ period: every } as const) : {};
  const currencies = currency === undefined ? {} : { currencies: [currency] };
  switch (base) {
    case 'money':
      return [{ value, kind: 'money', ...currencies, ...period }];
    case 'share':
      return [{ value, kind: 'percent', ...period }];
    case 'ratio':
      return [{ value, kind: 'multiple' }];
    case 'months':
      return [{ value, kind: 'duration' }];
    case 'years':
      return [{ value: value * 12, kind: 'duration' }];
    case 'days':
      return [{ value: value * dayUnit, kind: 'duration' }];
    case 'hours':
      return [{ value: (value / 24) * dayUnit, kind: 'duration' }];
    default:
      return [{ value, kind: 'plain', ...period }];
  }
}

/** Keys whose strings are names for the machine. */
const unspoken = new Set(
  'id kind unit currency tone figure figures field inputs assumption by role low high from to outcome chosen value status confidence source sources type hex on state'.split(
    ' ',
  ),
);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  // A model's words prove nothing: not even its own.
  if (typeof value !== 'object' || value === null || ('by' in value && value.by === 'model')) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    unspoken.has(key) && typeof entry !== 'object' ? [] : isIdList(key, entry) ? [] : listTexts(entry),
  );
}

function isIdList(key: string, entry: unknown): boolean {
  return unspoken.has(key) && Array.isArray(entry) && entry.every((item) => typeof item === 'string');
}
