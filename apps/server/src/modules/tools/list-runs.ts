import type { RunSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { toSummary } from './run-view.ts';
import { listSheets } from './store.ts';
import { isRunId } from './tool-deps.ts';

const pageMax = 30;

interface History {
  readonly runs: RunSummary[];
  /** What to send as `before` for the next page. */
  readonly next: string | null;
}

/** Newest first. A tool or a place that does not exist has no runs. */
export async function listRuns(
  deps: Pick<Deps, 'db'>,
  uid: string,
  { tool, before }: { readonly tool?: string | undefined; readonly before?: string | undefined },
): Promise<History> {
  if ([tool, before].some((value) => value !== undefined && !isRunId(value))) return { runs: [], next: null };
  // One more than a page tells whether there is another.
  const rows = await listSheets(deps.db.query, uid, { tool, before, max: pageMax + 1 });
  const runs = rows.slice(0, pageMax).map(toSummary);
  return { runs, next: rows.length > pageMax ? (runs.at(-1)?.id ?? null) : null };
}
