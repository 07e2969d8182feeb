import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import { forgetRun } from '../credits/forget-run.ts';
import { cancelRun } from './cancel-run.ts';
import { getSheet } from './get-run.ts';
import { forget } from './record/forget.ts';
import type { ToolDeps } from './tool-deps.ts';

/** With all its versions and what it alone told about the company. One that is still running is cancelled first. */
export async function deleteRun(
  deps: ToolDeps,
  run: { readonly uid: string; readonly runId: string },
): Promise<void> {
  await cancelRun(deps, run);
  const { input } = await getSheet(deps, run.uid, run.runId);
  await deps.db.transaction(async (trx) => {
    if (!(await forgetRun(trx, run))) throw new AppError('run/not-found');
    await forget(trx, deps, run, JSON.parse(input));
  });
  await scrubDeleted(deps);
}
