import { type ProjectSource, type ReportSource, sayFact, sayOrigin } from '@slipway/export';
import { alongTheWay } from '@slipway/tools';
import { listDisagreements } from '../agreement/list-disagreements.ts';
import { exportPage } from '../pages/export/export-page.ts';
import { listPages } from '../pages/list-pages.ts';
import { getProject } from '../projects/get-project.ts';
import { listFacts } from '../record/list-facts.ts';
import { engineName } from '../tools/engine-name.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import type { ExportDeps, Wanted } from './export-file.ts';
import { findReport } from './report-source.ts';

/** The person's own project: what is known, the latest result of each tool, and, in a pack, its pages. */
export async function findProjectSource(
  deps: ExportDeps,
  { uid, id, format }: Wanted,
): Promise<ProjectSource> {
  const project = await getProject(deps.db.query, uid, id);
  const { facts } = await listFacts(deps, { uid, projectId: id });
  const measured = (await listMeasured(deps, uid, [id])).get(id) ?? [];
  const { disagreements } = await listDisagreements(deps, uid, id);
  const disagrees = disagreements.map(({ title, why }) => `${title}: ${why}`);
  const reports: ReportSource[] = [];
  for (const { runId } of alongTheWay(measured)) reports.push(await findReport(deps, { uid, runId }));
  return {
    kind: 'project',
    about: {
      title: project.name,
      tool: null,
      project: project.name,
      madeAt: new Date(deps.clock()).toISOString(),
      engine: engineName,
      model: [...new Set(reports.flatMap(({ about }) => about.model ?? []))].join(', ') || null,
      version: 1,
      ...(disagrees.length > 0 && { disagrees }),
    },
    record: facts
      .filter(({ value }) => value !== null)
      .map((fact) => ({
        id: fact.id,
        label: fact.label,
        value: fact.value,
        said: sayFact(fact),
        from: sayOrigin(fact),
        at: fact.at,
      })),
    reports,
    files: format === 'pack' ? await readPages(deps, uid, id) : [],
  };
}

async function readPages(deps: ExportDeps, uid: string, projectId: string): Promise<ProjectSource['files']> {
  const files: { path: string; bytes: Uint8Array }[] = [];
  let before: string | undefined;
  do {
    const { pages, next } = await listPages(deps, { uid, projectId }, before);
    for (const { id } of pages) {
      const { name, bytes } = await exportPage(deps, { uid, pageId: id }, 'html');
      const isTaken = files.some(({ path }) => path === `pages/${name}`);
      files.push({ path: `pages/${isTaken ? `${files.length + 1}-` : ''}${name}`, bytes });
    }
    before = next ?? undefined;
  } while (before !== undefined);
  return files;
}
