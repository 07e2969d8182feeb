import type { Report } from '@slipway/report';
import type { ComparisonSource, ReportSource, Source } from './source.ts';

/** For formats of one sheet. The list of formats keeps anything else away. */
export function sheetOf(source: Source): ReportSource | ComparisonSource {
  if (source.kind === 'project' || source.kind === 'update') throw new Error('This is no single sheet.');
  return source;
}

/** All that is in it: one, or the latest of each tool. */
export function reportsOf(source: Source): readonly Report[] {
  return source.kind === 'project' ? source.reports.map(({ report }) => report) : [sheetOf(source).report];
}
