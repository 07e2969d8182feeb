import { cellLoaders } from '@slipway/tools/server-facets';
import { makeComparison, makeProject, makeWorkbook, type WorkbookSource, writeXlsx } from '@slipway/workbook';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { comparedOf, resultOf } from '../../result-source.ts';
import { reportsOf } from '../../sheet-source.ts';
import type { About, ProjectSource, Source } from '../../source.ts';

/** Cells to change, formulas that follow from them, the tables, and how it was made. */
export const makeXlsx: Make = async (source, { progress }) => {
  if (source.kind === 'project') return writeXlsx(makeProject(await projectBook(source, progress)));
  if (source.kind === 'comparison') {
    const { engine, report } = await comparedOf(source);
    return writeXlsx(makeComparison({ engine, report, made: madeOf(source.about) }));
  }
  return writeXlsx(makeWorkbook(await bookOf(source)));
};

async function bookOf(source: Source): Promise<WorkbookSource> {
  const { engine, ...result } = await resultOf(source);
  const list = await cellLoaders[engine.meta.id]?.();
  const cells = result.basis === undefined ? undefined : list?.(result);
  return { ...result, engine, ...(cells !== undefined && { cells }), made: madeOf(source.about) };
}

async function projectBook(
  source: ProjectSource,
  progress: (done: number, total: number, what: string) => void,
) {
  const { about, record, reports } = source;
  const results: WorkbookSource[] = [];
  for (const [at, report] of reports.entries()) {
    progress(at, reports.length, report.about.tool?.name ?? report.about.title);
    results.push(await bookOf(report));
  }
  return { title: about.title, about: aboutRows(about, reportsOf(source)), facts: record, results };
}

const madeOf = (about: About) => ({
  date: about.madeAt.slice(0, 10),
  engine: about.engine,
  model: about.model,
  more: aboutRows(about, []).filter(({ label }) => ['Project', 'Version', 'Does not agree'].includes(label)),
});
