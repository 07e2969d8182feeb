import type { Run } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countFreeReruns } from './cover.ts';
import { listTitles } from './documents/store.ts';
import { toRun } from './run-view.ts';
import { findSheet, type SheetRow } from './store.ts';
import { isRunId } from './tool-deps.ts';
import { findVersion, listVersions } from './versions/store.ts';

/** One of the person's own runs, with its newest version or the one asked for. Another's does not exist for them. */
export async function getRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, runId, version }: { readonly uid: string; readonly runId: string; readonly version?: number },
): Promise<Run> {
  const sheet = await getSheet(deps, uid, runId);
  if (version !== undefined && !(version >= 1 && version <= sheet.version))
    throw new AppError('run/not-found');
  const shown = await findVersion(deps.db.query, uid, runId, version ?? sheet.version);
  const versions = await listVersions(deps.db.query, uid, runId);
  const documents = shown ? await listTitles(deps.db.query, uid, runId, shown.version) : [];
  const freeReruns = await countFreeReruns(deps.db.query, sheet, deps.clock());
  const run = toRun(sheet, shown ?? null, { versions, documents: [...documents], freeReruns });
  if (version !== undefined && run.report === null) throw new AppError('run/not-found');
  return run;
}

export async function getSheet(deps: Pick<Deps, 'db'>, uid: string, runId: string): Promise<SheetRow> {
  const sheet = isRunId(runId) ? await findSheet(deps.db.query, uid, runId) : undefined;
  if (!sheet) throw new AppError('run/not-found');
  return sheet;
}
