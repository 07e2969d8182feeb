import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import { forgetRun } from '../credits/forget-run.ts';
import { cancelRun } from './cancel-run.ts';
import type { ToolDeps } from './tool-deps.ts';

/** With all its versions. One that is still running is cancelled first. */
export async function deleteRun(
  deps: ToolDeps,
  run: { readonly uid: string; readonly runId: string },
): Promise<void> {
  await cancelRun(deps, run);
  if (!(await forgetRun(deps, run))) throw new AppError('run/not-found');
  await scrubDeleted(deps);
}
