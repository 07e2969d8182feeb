import { checkReport } from '@slipway/report';
import type { ComparisonSource, ReportSource } from '../../source.ts';

export const jsonFormat = 'slipway-sheet';
export const jsonVersion = 1;

type Read =
  | { readonly source: ReportSource | ComparisonSource; readonly problem: null }
  | { readonly source: null; readonly problem: string };

const no = (problem: string): Read => ({ source: null, problem });

/** A file that `makeJson` wrote, edited or not, as the same source again; or one sentence on why not. */
export function readJson(text: string): Read {
  const file = parse(text);
  if (file === null || file.format !== jsonFormat) return no('This is no file that Slipway exported.');
  if (file.formatVersion !== jsonVersion) return no('This file was made by another version of Slipway.');
  const source = file.source as Partial<ReportSource | ComparisonSource> | undefined;
  const { report, about, kind } = source ?? {};
  if ((kind !== 'report' && kind !== 'comparison') || typeof about?.madeAt !== 'string' || !isSheet(report))
    return no('This file has no result in it.');
  try {
    const [problem] = checkReport(report);
    if (problem !== undefined) return no(`This result does not hold together: ${problem}`);
  } catch {
    return no('This result does not hold together.');
  }
  return { source: source as ReportSource | ComparisonSource, problem: null };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const file: unknown = JSON.parse(text.replace(/^\ufeff/u, ''));
    return isObject(file) ? file : null;
  } catch {
    return null;
  }
}

function isSheet(report: unknown): report is ReportSource['report'] {
  return (
    isObject(report) && Array.isArray(report.blocks) && isObject(report.figures) && isObject(report.sources)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
