import type { RunningExperiment } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { toIso } from '../page-view.ts';
import { listRunning as listRows } from './store.ts';

const runningMax = 20;

/** Pairs of pages of a project that have no verdict yet, newest first. */
export async function listRunning(
  { db }: Pick<Deps, 'db'>,
  whose: { readonly uid: string; readonly projectId: string },
): Promise<RunningExperiment[]> {
  return (await listRows(db.query, whose, runningMax)).map((row) => ({
    id: row.id,
    pageId: row.page_a,
    hypothesis: row.hypothesis,
    visitors: row.visitors_a + row.visitors_b,
    sample: row.sample,
    stopAt: toIso(row.stop_at),
  }));
}
