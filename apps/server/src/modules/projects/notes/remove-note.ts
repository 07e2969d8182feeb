import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { getNote, type WhichNote } from './get-note.ts';
import { deleteNote } from './store.ts';

export async function removeNote(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { uid, projectId, noteId }: WhichNote,
): Promise<void> {
  await getForWriting(deps, uid, projectId);
  await getNote(deps, { uid, projectId, noteId });
  await deleteNote(deps.db.query, uid, projectId, noteId);
  await scrubDeleted(deps);
}
