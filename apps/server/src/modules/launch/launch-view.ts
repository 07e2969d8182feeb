import type { Launch } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import { findLaunch, type LaunchRow, listSteps } from './store.ts';

type ViewDeps = Pick<Deps, 'db'>;

export interface WhichLaunch {
  readonly uid: string;
  readonly id: string;
}

/** The person's own. Another's does not exist for them. */
export async function getRow({ db }: ViewDeps, { uid, id }: WhichLaunch): Promise<LaunchRow> {
  const row = /^[\w-]{1,64}$/u.test(id) ? await findLaunch(db.query, uid, id) : undefined;
  if (!row) throw new AppError('launch/not-found');
  return row;
}

export async function getLaunch(deps: ViewDeps, which: WhichLaunch): Promise<Launch> {
  return toLaunch(deps, await getRow(deps, which));
}

export async function toLaunch(deps: ViewDeps, row: LaunchRow): Promise<Launch> {
  const { id, user_id: uid, project_id: projectId, state, problem, created_at, finished_at } = row;
  const steps = await listSteps(deps.db.query, id);
  const measured = (await listMeasured(deps, uid, [projectId])).get(projectId) ?? [];
  return {
    id,
    projectId,
    state,
    problem: problem === null ? null : JSON.parse(problem),
    createdAt: toIso(created_at),
    finishedAt: finished_at === null ? null : toIso(finished_at),
    steps: steps.map((step) => {
      const found = measured.find(({ runId }) => runId === step.run_id)?.digest;
      return {
        toolId: step.tool,
        state: step.state,
        runId: step.run_id,
        cost: step.cost,
        headline: found?.headline ?? null,
        figure: found?.figure ?? null,
        problem: step.problem === null ? null : JSON.parse(step.problem),
      };
    }),
  };
}

const toIso = (ms: number) => new Date(ms).toISOString();
