import type { ComparisonSource, ReportSource, Source } from './source.ts';

/** For formats of one sheet. The list of formats keeps anything else away. */
export function sheetOf(source: Source): ReportSource | ComparisonSource {
  if (source.kind === 'project' || source.kind === 'update') throw new Error('This is no single sheet.');
  return source;
}
