import type { Run } from '@slipway/contracts';
import { stopRun } from '../credits/stop-run.ts';
import { getRun, getSheet } from './get-run.ts';
import type { ToolDeps } from './tool-deps.ts';

/** Credits back and nothing kept; but a report that has left is kept and paid for. A run that is over stays as it is. */
export async function cancelRun(
  deps: ToolDeps,
  { uid, runId }: { readonly uid: string; readonly runId: string },
): Promise<Run> {
  const { status } = await getSheet(deps, uid, runId);
  const isStopped = status === 'running' && (await stopRun(deps, { runId, errorCode: 'tool/cancelled' }));
  // One that is done and paid for may still be looking things up.
  if (isStopped || status === 'done') deps.runs.find(runId)?.abort();
  return getRun(deps, { uid, runId });
}
