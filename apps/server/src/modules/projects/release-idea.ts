import type { Queries } from '../../db/client.ts';
import { loadRecord } from '../record/read-record.ts';
import { ideaKeyOf } from './project-id.ts';
import { updateProject } from './store.ts';

/** A run that only asked back has said nothing: a project that was made for it waits for the idea that follows. */
export async function releaseIdea(
  trx: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string | null },
): Promise<void> {
  if (projectId === null) return;
  const { idea } = await loadRecord(trx, uid, projectId);
  const said = typeof idea?.value === 'string' ? idea.value : null;
  await updateProject(trx, uid, projectId, { idea_key: ideaKeyOf(said) });
}
