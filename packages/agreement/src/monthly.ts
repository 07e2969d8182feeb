import type { Slot } from '@slipway/record';

/** A row of the monthly table of the financial tools; what is blank is null. */
export type MonthRow = Readonly<Record<string, string | number | null>>;

/** The rows of a table of months, oldest first. */
export function readMonths({ value }: Slot): readonly MonthRow[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRow).sort((a, b) => (String(a.month) < String(b.month) ? -1 : 1));
}

function isRow(row: unknown): row is MonthRow {
  return typeof row === 'object' && row !== null && 'month' in row && typeof row.month === 'string';
}

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-09" → "September 2026"; what is no month stays as it was typed. */
export function sayMonth(month: string | number | null | undefined): string {
  const text = String(month);
  return /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text) ? monthNames.format(Date.parse(`${text}-01`)) : text;
}

export function numberIn(row: MonthRow | undefined, column: string): number | null {
  const value = row?.[column];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function revenueIn(row: MonthRow | undefined): number | null {
  return numberIn(row, 'mrr') ?? numberIn(row, 'revenue');
}

/** Recurring revenue per paying customer of the last month that has both. */
export function latestArpa(
  rows: readonly MonthRow[],
): { readonly month: string; readonly value: number } | null {
  for (const row of rows.toReversed()) {
    const [mrr, customers] = [revenueIn(row), numberIn(row, 'customers')];
    if (mrr !== null && customers !== null && customers > 0)
      return { month: sayMonth(row.month), value: mrr / customers };
  }
  return null;
}

/** Compound growth a month of revenue over the last `span` months; null when fewer or not positive. */
export function monthlyGrowth(
  rows: readonly MonthRow[],
  span: number,
): { readonly from: string; readonly to: string; readonly value: number } | null {
  const points = rows.flatMap((row) => {
    const value = revenueIn(row);
    return value !== null && value > 0 ? [{ month: String(row.month), value }] : [];
  });
  const [first, last] = [points.at(-1 - span), points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const steps = monthNumber(last.month) - monthNumber(first.month);
  return steps <= 0
    ? null
    : {
        from: sayMonth(first.month),
        to: sayMonth(last.month),
        value: (last.value / first.value) ** (1 / steps) - 1,
      };
}

function monthNumber(month: string): number {
  const [year = '0', number = '1'] = month.split('-');
  return Number(year) * 12 + Number(number);
}
