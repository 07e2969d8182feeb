import { emptyRecord } from '@slipway/record';
import type { Deps } from '../../deps.ts';
import { findProjectId } from '../projects/find-project-id.ts';
import { isFactName } from './fact-name.ts';
import { loadRecord, type ShownRecord, showRecord } from './read-record.ts';
import { undoFact } from './undo-fact.ts';

/** Takes a result's fact out of a project's record, or of the current one's. Twice is as good as once. */
export async function undoLearnt(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  { fact, project }: { readonly fact: string; readonly project?: string | undefined },
): Promise<ShownRecord> {
  const projectId = await findProjectId(deps.db.query, uid, project);
  if (projectId === null) return showRecord(emptyRecord);
  if (!isFactName(fact)) return showRecord(await loadRecord(deps.db.query, uid, projectId));
  return showRecord(await undoFact(deps, { uid, projectId, fact, onlyResults: true }));
}
