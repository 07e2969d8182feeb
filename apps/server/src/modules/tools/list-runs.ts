import type { RunSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { fillDigests } from './digests/fill-digests.ts';
import { type ListedRow, toSummary } from './run-view.ts';
import { listSheets } from './store.ts';
import { isRunId } from './tool-deps.ts';

const pageMax = 30;

interface Asked {
  readonly tool?: string | undefined;
  readonly project?: string | undefined;
  readonly before?: string | undefined;
  /** A page when left out. */
  readonly max?: number;
}

interface History {
  readonly runs: RunSummary[];
  /** What to send as `before` for the next page. */
  readonly next: string | null;
}

/** Newest first. A tool, a project or a place that does not exist has no runs. */
export async function listRuns(
  deps: Pick<Deps, 'db'>,
  uid: string,
  { tool, project, before, max = pageMax }: Asked,
): Promise<History> {
  if ([tool, project, before].some((value) => value !== undefined && !isRunId(value)))
    return { runs: [], next: null };
  // One more than a page tells whether there is another.
  const rows = await listSheets(deps.db.query, uid, { tool, project, before, max: max + 1 });
  const runs = await summarise(deps, uid, rows.slice(0, max));
  return { runs, next: rows.length > max ? (runs.at(-1)?.id ?? null) : null };
}

/** Rows as lists show them, each with the number it is known by. */
export async function summarise(
  deps: Pick<Deps, 'db'>,
  uid: string,
  rows: readonly ListedRow[],
): Promise<RunSummary[]> {
  const answered = rows.filter(({ status }) => status === 'done');
  const digests = await fillDigests(deps, uid, answered);
  return rows.map((row) => toSummary(row, digests.get(row.run_id)));
}
