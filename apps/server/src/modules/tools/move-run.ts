import { AppError } from '@slipway/core';
import { getTool } from './get-tool.ts';
import { forgetSaid } from './record/forget-said.ts';
import { learn } from './record/learn.ts';
import type { SheetRow } from './store.ts';
import { updateSheet } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readVersion } from './versions/add-version.ts';
import { findVersion } from './versions/store.ts';

/** To another of the person's projects, with what it says: the one it leaves forgets what only this run told. */
export async function moveRun(deps: ToolDeps, sheet: SheetRow, projectId: string): Promise<void> {
  const { user_id: uid, run_id: runId } = sheet;
  if (sheet.status === 'running')
    throw new AppError('request/invalid', {
      problem: 'This run is still under way. Please wait for its result.',
      field: 'projectId',
    });
  const row =
    sheet.status === 'done' ? await findVersion(deps.db.query, uid, runId, sheet.version) : undefined;
  const tool = await getTool(deps, sheet.tool);
  await deps.db.transaction(async (trx) => {
    await updateSheet(trx, uid, runId, { project_id: projectId });
    await forgetSaid(trx, deps, sheet);
    const newest = row && readVersion(row);
    if (newest && !newest.report.asksBack) await learn(trx, deps, { uid, runId, projectId, tool, ...newest });
  });
}
