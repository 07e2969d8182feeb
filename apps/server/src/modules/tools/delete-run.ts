import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import { forgetRun } from '../credits/forget-run.ts';
import { cancelRun } from './cancel-run.ts';
import { getSheet } from './get-run.ts';
import { forgetSaid } from './record/forget-said.ts';
import type { ToolDeps } from './tool-deps.ts';

/** With all its versions and what it alone told about the company. One that is still running is cancelled first. */
export async function deleteRun(
  deps: ToolDeps,
  run: { readonly uid: string; readonly runId: string },
): Promise<void> {
  await cancelRun(deps, run);
  const sheet = await getSheet(deps, run.uid, run.runId);
  await deps.db.transaction(async (trx) => {
    if (!(await forgetRun(trx, run))) throw new AppError('run/not-found');
    await forgetSaid(trx, deps, sheet);
  });
  await scrubDeleted(deps);
}
