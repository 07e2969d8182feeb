import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { deleteItem } from '../items/store.ts';
import { getNote, type WhichNote } from './get-note.ts';

export async function removeNote(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { uid, projectId, noteId }: WhichNote,
): Promise<void> {
  await getForWriting(deps, uid, projectId);
  await getNote(deps, { uid, projectId, noteId });
  await deleteItem(deps.db.query, 'project_note', { uid, projectId, id: noteId });
  await scrubDeleted(deps);
}
