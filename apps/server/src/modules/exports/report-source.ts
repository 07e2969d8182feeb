import type { Run } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { ReportSource } from '@slipway/export';
import { modelViewId } from '@slipway/report';
import type { Deps } from '../../deps.ts';
import { listDisagreements } from '../agreement/list-disagreements.ts';
import { getProject } from '../projects/get-project.ts';
import { engineName } from '../tools/engine-name.ts';
import { getRun } from '../tools/get-run.ts';

type SourceDeps = Pick<Deps, 'db' | 'clock' | 'tools'>;

/** The person's own run, as it is stored. One that only asks back, failed or is under way has nothing to export. */
export async function findReport(
  deps: SourceDeps,
  which: { readonly uid: string; readonly runId: string; readonly version?: number | undefined },
): Promise<ReportSource> {
  const { uid, runId, version } = which;
  const run = await getRun(deps, { uid, runId, ...(version === undefined ? {} : { version }) });
  if (run.report === null || run.report.asksBack === true) throw new AppError('run/not-found');
  return {
    kind: 'report',
    about: {
      title: run.title === '' ? run.report.title : run.title,
      tool: { id: run.toolId, name: nameTool(deps, run.toolId) },
      project: await nameProject(deps, uid, run.projectId),
      madeAt: run.versions.find((one) => one.version === run.version)?.createdAt ?? run.createdAt,
      engine: run.engine ?? engineName,
      model: run.report.blocks.some(({ id }) => id === modelViewId) ? nameModel(run) : null,
      version: run.version,
      ...(await namedDisagreements(deps, uid, run)),
    },
    report: run.report,
    input: run.input,
    basis: run.basis,
  };
}

/** What this sheet shows and something else contradicts. */
async function namedDisagreements(
  deps: SourceDeps,
  uid: string,
  { projectId, toolId }: Pick<Run, 'projectId' | 'toolId'>,
): Promise<{ disagrees?: readonly string[] }> {
  if (projectId === null) return {};
  const { disagreements } = await listDisagreements(deps, uid, projectId);
  const titles = disagreements.filter(({ tools }) => tools.includes(toolId)).map(({ title }) => title);
  return titles.length === 0 ? {} : { disagrees: [...new Set(titles)] };
}

function nameTool({ tools }: Pick<Deps, 'tools'>, id: string): string {
  return tools.catalogue.find((tool) => tool.id === id)?.name ?? id;
}

async function nameProject(deps: SourceDeps, uid: string, id: string | null): Promise<string | null> {
  return id === null ? null : (await getProject(deps.db.query, uid, id)).name;
}

function nameModel({ model }: Pick<Run, 'model'>): string {
  return model === null ? 'a language model' : `${model.name} (${model.provider})`;
}
