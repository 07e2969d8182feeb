import type { Run } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { limit } from '../../limits/hit-limit.ts';
import { getRun, getSheet } from '../get-run.ts';
import { getTool } from '../get-tool.ts';
import { learn } from '../record/learn.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { addVersion, readVersion } from './add-version.ts';
import { findVersion } from './store.ts';

/**
 * Free: what an earlier version was asked with is counted again as the newest one, and the run stands for its tool in its project, with
 * what it says of the company. Of the newest version only the second.
 */
export async function restoreVersion(
  deps: ToolDeps,
  { uid, runId, version }: { readonly uid: string; readonly runId: string; readonly version: number },
): Promise<Run> {
  await limit(deps, { name: 'run-version', key: uid, max: 120, windowMs: 60_000 });
  const sheet = await getSheet(deps, uid, runId);
  const row = sheet.status === 'done' ? await findVersion(deps.db.query, uid, runId, version) : undefined;
  if (!row) throw new AppError('run/not-found');
  const { input } = readVersion(row);
  if (version !== sheet.version)
    await addVersion(deps, { uid, runId }, { restored: input, note: `Restored from version ${version}` });
  await takeUpAgain(deps, uid, runId);
  return getRun(deps, { uid, runId });
}

async function takeUpAgain(deps: ToolDeps, uid: string, runId: string): Promise<void> {
  const sheet = await getSheet(deps, uid, runId);
  const newest = await findVersion(deps.db.query, uid, runId, sheet.version);
  if (!newest) return;
  const { input, report, basis } = readVersion(newest);
  // Nothing was answered: it cannot stand for its tool.
  if (report.asksBack) return;
  const tool = await getTool(deps, sheet.tool);
  await deps.db.transaction((trx) =>
    learn(trx, deps, { uid, runId, projectId: sheet.project_id, tool, input, report, basis }),
  );
}
