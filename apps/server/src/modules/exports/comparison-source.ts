import { AppError } from '@slipway/core';
import { type ComparisonSource, type ReportSource, sayDay } from '@slipway/export';
import { compareMost, compareReports } from '@slipway/report/compare';
import { compareLoaders } from '@slipway/tools/facets';
import type { ExportDeps, Wanted } from './export-file.ts';
import { findReport } from './report-source.ts';

/** "r1,r2@3": results of one tool, or versions of one result. Computed here as the screen computes it. */
export async function findComparison(deps: ExportDeps, { uid, id }: Wanted): Promise<ComparisonSource> {
  const wanted = id.split(',').map((one) => /^([^@]+)(?:@([1-9]\d{0,5}))?$/u.exec(one));
  if (wanted.length < 2 || wanted.length > compareMost) throw new AppError('run/not-found');
  const sides: ReportSource[] = [];
  for (const found of wanted)
    sides.push(
      await findReport(deps, {
        uid,
        runId: found?.[1] ?? '',
        version: found?.[2] ? Number(found[2]) : undefined,
      }),
    );
  const tool = sides[0]?.about.tool ?? null;
  if (sides.some(({ about }) => about.tool?.id !== tool?.id)) throw new AppError('run/not-found');
  const isOneRun = new Set(wanted.map((found) => found?.[1])).size === 1;
  const own = isOneRun || tool === null ? undefined : compareLoaders[tool.id];
  const compare = own === undefined ? compareReports : await own();
  const report = compare(nameSides(sides));
  if (report.blocks.length === 0) throw new AppError('run/not-found');
  const newest = sides.map(({ about }) => about).toSorted((a, z) => z.madeAt.localeCompare(a.madeAt))[0];
  if (newest === undefined) throw new AppError('run/not-found');
  const models = [...new Set(sides.flatMap(({ about }) => about.model ?? []))];
  const projects = [...new Set(sides.flatMap(({ about }) => about.project ?? []))];
  return {
    kind: 'comparison',
    about: {
      ...newest,
      title: `${tool?.name ?? ''}: ${sides.length} results compared`,
      project: projects.length === 0 ? null : projects.join(', '),
      model: models.length === 0 ? null : models.join(', '),
      version: 1,
    },
    report,
    sides,
  };
}

/** What tells them apart: the title, the version where it is one run, the day where two have one title. */
function nameSides(sides: readonly ReportSource[]) {
  const titles = sides.map(({ about }) => about.title);
  return sides.map(({ about: { title, version, madeAt }, report }) => {
    const same = sides.filter((side) => side.about.title === title);
    const isOneRun = new Set(same.map((side) => side.about.version)).size === same.length;
    const tells = isOneRun ? `version ${version}` : sayDay(madeAt);
    return {
      ...report,
      title: titles.filter((one) => one === title).length > 1 ? `${title}, ${tells}` : title,
    };
  });
}
