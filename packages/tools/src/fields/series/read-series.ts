import { sayDay } from '../shared/days.ts';
import { isBlank, type Refusal, rawPerEntry, refuse } from '../shared/read-value.ts';
import { readTable } from '../table/read-table.ts';
import type { Series, SeriesField, SeriesStep } from './field.ts';
import { type Period, readPeriods } from './read-periods.ts';
import { readStored } from './read-stored.ts';
import { placeOf, stepOf } from './steps.ts';
import { tableOf } from './table-of.ts';

/** Rows as they were typed, `{ at, value }`, or a series as it was stored. */
export function readSeries(field: SeriesField, raw: unknown, currency: string | null): Series | Refusal {
  if (!Array.isArray(raw)) return readStored(field, raw);
  if (raw.length > field.maxPoints * rawPerEntry)
    return refuse(`${field.label} can have at most ${field.maxPoints.toLocaleString('en')} rows.`);
  const named = raw.map(withText);
  const table = readTable(tableOf(field), named, currency);
  if ('problem' in table) return table;
  // Blank rows are left out of the table, and counted by the person.
  const numbers = named.flatMap((row, index) => (isBlankRow(row) ? [] : [index + 1]));
  const written = table.map(({ at }, index) => ({ row: numbers[index] ?? 0, text: String(at ?? '') }));
  const undated = written.find(({ text }) => text === '');
  if (undated) return refuse(`${field.label}, row ${undated.row}: the date is missing.`);
  const periods = readPeriods(field.label, written);
  if ('problem' in periods) return periods;
  const values = table.map(({ value }) => (typeof value === 'number' ? value : null));
  return lineUp(field, periods, values);
}

function lineUp(
  { label, steps, minPoints, maxPoints }: SeriesField,
  periods: readonly Period[],
  values: readonly (number | null)[],
): Series | Refusal {
  const step = stepOf(periods);
  if (!steps.includes(step)) return refuse(`${label}: these are ${step}s. Please give ${listSteps(steps)}.`);
  const dated = periods
    .map((period, index) => ({
      ...period,
      place: placeOf(step, period.day),
      value: values[index] ?? null,
    }))
    .sort((a, b) => a.place - b.place);
  const first = dated.find(({ value }) => value !== null);
  const last = dated.findLast(({ value }) => value !== null);
  const given = dated.filter(({ value }) => value !== null);
  if (!first || !last || new Set(given.map(({ place }) => place)).size < minPoints)
    return refuse(
      minPoints === 1
        ? `${label}: no ${step} has a number.`
        : `${label}: please give at least ${minPoints} ${step}s with a number.`,
    );
  const length = last.place - first.place + 1;
  if (length > maxPoints)
    return refuse(
      `${label} goes from ${sayDay(first.day)} to ${sayDay(last.day)}, more than ${maxPoints.toLocaleString('en')} ${step}s. Please check both dates.`,
    );
  const filled: (number | null)[] = Array.from({ length }, () => null);
  const rowAt = new Map<number, number>();
  for (const { place, value, row, day } of given) {
    const at = place - first.place;
    const before = filled[at] ?? null;
    if (before !== null && before !== value)
      return refuse(
        `${label}: ${sayPeriod(step, day)} is there twice, in rows ${rowAt.get(at)} and ${row}, with different numbers.`,
      );
    filled[at] = value;
    rowAt.set(at, row);
  }
  return { step, from: step === 'month' ? first.day.slice(0, 7) : first.day, values: filled };
}

function sayPeriod(step: SeriesStep, day: string): string {
  return step === 'week' ? `the week of ${sayDay(day)}` : sayDay(step === 'month' ? day.slice(0, 7) : day);
}

function listSteps(steps: readonly SeriesStep[]): string {
  return steps.map((step) => `${step}s`).join(' or ');
}

function withText(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const at: unknown = Reflect.get(row, 'at');
  return { at: typeof at === 'number' ? String(at) : at, value: Reflect.get(row, 'value') };
}

function isBlankRow(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    isBlank(Reflect.get(row, 'at')) &&
    isBlank(Reflect.get(row, 'value'))
  );
}
