import { AppError } from '@slipway/core';
import type { Source } from '@slipway/export';
import { findComparison } from './comparison-source.ts';
import type { ExportDeps, Wanted } from './export-file.ts';
import { findProjectSource } from './project-source.ts';
import { findReport } from './report-source.ts';
import { findUpdateSource } from './update-source.ts';

type Find = (deps: ExportDeps, wanted: Wanted) => Promise<Source>;

/** By the name in the address. Each finds only what is the person's own. */
const finders: Readonly<Record<string, Find>> = {
  report: (deps, { uid, id, version }) => findReport(deps, { uid, runId: id, version }),
  comparison: findComparison,
  project: findProjectSource,
  update: findUpdateSource,
};

export async function findSource(deps: ExportDeps, wanted: Wanted): Promise<Source> {
  const find = Object.hasOwn(finders, wanted.kind) ? finders[wanted.kind] : undefined;
  if (find === undefined) throw new AppError('export/unknown');
  return find(deps, wanted);
}
