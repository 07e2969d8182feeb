import { headlineOf } from './headline-of.ts';
import type { Report } from './report.ts';

interface Result {
  headline: string;
  figures: Record<
    string,
    {
      label: string;
      value: number | null;
      unit: string;
      currency?: string;
      low?: number;
      high?: number;
      status: string;
    }
  >;
}

/** The plain result for whoever speaks to the API: `runResult` of the contract. */
export function resultOf(report: Report): Result {
  return {
    headline: headlineOf(report),
    figures: Object.fromEntries(
      Object.values(report.figures).map(({ id, label, value, unit, currency, range, status }) => [
        id,
        {
          label,
          value,
          unit,
          ...(currency === undefined ? {} : { currency }),
          ...(range === undefined ? {} : { low: range.low, high: range.high }),
          status: status ?? 'ok',
        },
      ]),
    ),
  };
}
