import type { Run } from '@slipway/contracts';
import { voidRun } from '../credits/void-run.ts';
import { getRun, getSheet } from './get-run.ts';
import type { ToolDeps } from './tool-deps.ts';

/** Credits back and nothing kept; a run that is over stays as it is. */
export async function cancelRun(
  deps: ToolDeps,
  { uid, runId }: { readonly uid: string; readonly runId: string },
): Promise<Run> {
  const { status } = await getSheet(deps, uid, runId);
  if (status === 'running' && (await voidRun(deps, { runId, errorCode: 'tool/cancelled' })))
    deps.runs.find(runId)?.abort();
  return getRun(deps, { uid, runId });
}
