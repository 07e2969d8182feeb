import type { RunSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { fillDigests } from './digests/fill-digests.ts';
import { type ListedRow, toSummary } from './run-view.ts';
import { listNewestRuns, listSheets, type NewestRun } from './store.ts';
import { isRunId } from './tool-deps.ts';

const pageMax = 30;
const latestOf = 4;

interface Asked {
  readonly tool?: string | undefined;
  readonly project?: string | undefined;
  readonly before?: string | undefined;
  /** A page when left out. */
  readonly max?: number;
  /** Only the newest of a tool in a project, among the newest few times as many. */
  readonly isLatest?: true;
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
  { tool, project, before, max = pageMax, isLatest }: Asked,
): Promise<History> {
  if ([tool, project, before].some((value) => value !== undefined && !isRunId(value)))
    return { runs: [], next: null };
  if (isLatest) {
    const newest = await listNewestRuns(deps.db.query, uid, max * latestOf);
    const runIds = keepLatest(newest).slice(0, max);
    if (runIds.length === 0) return { runs: [], next: null };
    return {
      runs: await summarise(deps, uid, await listSheets(deps.db.query, uid, { runIds, max })),
      next: null,
    };
  }
  // One more than a page tells whether there is another.
  const rows = await listSheets(deps.db.query, uid, { tool, project, before, max: max + 1 });
  const runs = await summarise(deps, uid, rows.slice(0, max));
  return { runs, next: rows.length > max ? (runs.at(-1)?.id ?? null) : null };
}

function keepLatest(rows: readonly NewestRun[]): string[] {
  const seen = new Map<string, string>();
  for (const { run_id, tool, project_id } of rows) {
    const key = `${project_id} ${tool}`;
    if (!seen.has(key)) seen.set(key, run_id);
  }
  return [...seen.values()];
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
