import type { Run } from '@slipway/contracts';
import { limit } from '../limits/hit-limit.ts';
import { checkProject } from '../projects/choose-project.ts';
import { getRun, getSheet } from './get-run.ts';
import { moveRun } from './move-run.ts';
import { updateSheet } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';
import { addVersion, type Change } from './versions/add-version.ts';
import { readMoved } from './versions/read-moved.ts';

interface RunChange extends Change {
  readonly title?: string | undefined;
  readonly projectId?: string | undefined;
  /** With what the record and the other results say now. */
  readonly refresh?: true | undefined;
}

/** Other assumptions, an answer or an edited field make a new version, and a note sent with them is the version's own. */
export async function updateRun(
  deps: ToolDeps,
  { uid, runId }: { readonly uid: string; readonly runId: string },
  { title, projectId, refresh, ...change }: RunChange,
): Promise<Run> {
  const sheet = await getSheet(deps, uid, runId);
  await checkProject(deps.db.query, uid, projectId);
  const { assumptions, answers, edits } = change;
  const isVersion = [assumptions, answers, edits, refresh].some((part) => part !== undefined);
  if (isVersion) {
    await limit(deps, { name: 'run-version', key: uid, max: 120, windowMs: 60_000 });
    const fresh = refresh ? { found: await readMoved(deps, sheet), isFresh: true } : {};
    await addVersion(deps, { uid, runId }, { ...change, ...fresh });
  }
  if (projectId !== undefined && projectId !== sheet.project_id) await moveRun(deps, sheet, projectId);
  const note = isVersion ? undefined : change.note;
  if (title !== undefined || note !== undefined)
    await updateSheet(deps.db.query, uid, runId, {
      ...(title === undefined ? {} : { title }),
      ...(note === undefined ? {} : { note: note === '' ? null : note }),
    });
  return getRun(deps, { uid, runId });
}
