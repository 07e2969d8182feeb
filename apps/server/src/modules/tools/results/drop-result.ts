import type { Queries } from '../../../db/client.ts';
import { deleteResult, findLatest, setResult } from './store.ts';

interface Dropped {
  readonly uid: string;
  readonly runId: string;
  readonly projectId: string;
  readonly tool: string;
}

/** The run is no longer there: the latest of the others stands for its tool. */
export async function dropResult(trx: Queries, { uid, runId, projectId, tool }: Dropped): Promise<void> {
  if (!(await deleteResult(trx, uid, runId))) return;
  const latest = await findLatest(trx, uid, projectId, tool);
  if (latest !== undefined)
    await setResult(trx, { project_id: projectId, tool, user_id: uid, run_id: latest });
}
