import type { Series } from '../../fields/series/field.ts';
import { placeOf } from '../../fields/series/steps.ts';
import type { Input } from '../fields.ts';

export interface Movements {
  readonly months: number;
  readonly new: number;
  readonly back: number;
  readonly lost: number;
  /** Before the first of these months, where the numbers are of the same people; null else. */
  readonly start: number | null;
  /** At the end of the last. */
  readonly end: number | null;
  /** Of those at each month's start, the share that was there at its end; null where the numbers are of others. */
  readonly kept: number | null;
  readonly rows: readonly {
    readonly month: string;
    readonly new: number;
    readonly back: number;
    readonly lost: number;
    /** Those at its start less those who left. */
    readonly kept: number | null;
  }[];
}

const mostMonths = 12;

/** New, back and lost, added up over the last year of rows that have all three. */
export function movementsOf({ movements = [], measure, series }: Input): Movements | null {
  const whole = movements
    .filter((row) => row.month !== null && row.new !== null && row.lost !== null)
    .toSorted((a, b) => (a.month ?? '').localeCompare(b.month ?? ''))
    .slice(-mostMonths);
  const [first, last] = [whole[0]?.month, whole.at(-1)?.month];
  if (!first || !last) return null;
  const total = (of: 'new' | 'back' | 'lost') => whole.reduce((sum, row) => sum + Math.abs(row[of] ?? 0), 0);
  const isSame = (measure === 'customers' || measure === 'users') && series?.step === 'month';
  const isUnbroken = placeOf('month', `${last}-01`) - placeOf('month', `${first}-01`) === whole.length - 1;
  const ends =
    isSame && isUnbroken
      ? { start: at(series, first, -1), end: at(series, last, 0) }
      : { start: null, end: null };
  const rows = whole.map((row) => {
    const [month, lost] = [row.month ?? '', Math.abs(row.lost ?? 0)];
    const start = isSame ? at(series, month, -1) : null;
    const kept = start === null || start < lost ? null : start - lost;
    return { month, new: Math.abs(row.new ?? 0), back: Math.abs(row.back ?? 0), lost, kept };
  });
  const counted = rows.filter(({ kept }) => kept !== null);
  const stayed = counted.reduce((sum, { kept }) => sum + (kept ?? 0), 0);
  const starts = stayed + counted.reduce((sum, { lost }) => sum + lost, 0);
  return {
    months: whole.length,
    new: total('new'),
    back: total('back'),
    lost: total('lost'),
    ...ends,
    kept: starts > 0 ? stayed / starts : null,
    rows,
  };
}

function at({ from, values }: Series, month: string, shift: number): number | null {
  return values[placeOf('month', `${month}-01`) - placeOf('month', `${from.slice(0, 7)}-01`) + shift] ?? null;
}
