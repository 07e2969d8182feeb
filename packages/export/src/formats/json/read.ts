import { checkReport } from '@slipway/report';
import type { ComparisonSource, ProjectSource, ReportSource } from '../../source.ts';

export const jsonFormat = 'slipway-sheet';
export const jsonVersion = 1;

type JsonSource = ReportSource | ComparisonSource | ProjectSource;

type Read =
  | { readonly source: JsonSource; readonly problem: null }
  | { readonly source: null; readonly problem: string };

const no = (problem: string): Read => ({ source: null, problem });

/** A file that `makeJson` wrote, edited or not, as the same source again; or one sentence on why not. */
export function readJson(text: string): Read {
  const file = parse(text);
  if (file === null || file.format !== jsonFormat) return no('This is no file that Slipway exported.');
  if (file.formatVersion !== jsonVersion) return no('This file was made by another version of Slipway.');
  const source = file.source as JsonSource | undefined;
  const reports = listReports(source);
  if (typeof source?.about?.madeAt !== 'string' || !reports?.every(isSheet))
    return no('This file has no result in it.');
  try {
    const [problem] = reports.flatMap(checkReport);
    if (problem !== undefined) return no(`This result does not hold together: ${problem}`);
  } catch {
    return no('This result does not hold together.');
  }
  return { source, problem: null };
}

/** Null where it is nothing that is written here. */
function listReports(source: JsonSource | undefined): readonly unknown[] | null {
  if (source?.kind === 'report' || source?.kind === 'comparison') return [source.report];
  if (source?.kind !== 'project' || !Array.isArray(source.reports) || !Array.isArray(source.record))
    return null;
  return source.reports.map((one: unknown) => Object(one).report);
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
