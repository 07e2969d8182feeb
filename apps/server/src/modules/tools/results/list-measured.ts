import type { Digest } from '@slipway/report';
import type { Deps } from '../../../deps.ts';
import { fillDigests } from '../digests/fill-digests.ts';
import { listResults } from './store.ts';

interface Measured {
  readonly toolId: string;
  readonly runId: string;
  readonly title: string;
  readonly at: string;
  readonly version: number;
  readonly digest: Digest;
}

/** Project → what stands for each tool in it. */
export async function listMeasured(
  deps: Pick<Deps, 'db'>,
  uid: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const rows = await listResults(deps.db.query, uid, projectIds);
  const digests = await fillDigests(deps, uid, rows);
  const measured = new Map<string, Measured[]>();
  for (const { project_id, tool, run_id, title, created_at, version } of rows) {
    const digest = digests.get(run_id);
    if (digest === undefined) continue;
    const one = {
      toolId: tool,
      runId: run_id,
      title,
      at: new Date(created_at).toISOString(),
      version,
      digest,
    };
    measured.set(project_id, [...(measured.get(project_id) ?? []), one]);
  }
  return measured;
}
