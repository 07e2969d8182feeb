import type { ProjectNote } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { getNote, type WhichNote } from './get-note.ts';
import { type NoteChange, orNull } from './note-change.ts';
import { toNote } from './note-view.ts';
import { updateNote as updateRow } from './store.ts';

export async function updateNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, projectId, noteId }: WhichNote,
  { text, why, outcome }: NoteChange,
): Promise<ProjectNote> {
  await getForWriting(deps, uid, projectId);
  await getNote(deps, { uid, projectId, noteId });
  await updateRow(deps.db.query, uid, noteId, {
    ...(text === undefined ? {} : { text }),
    ...(why === undefined ? {} : { why: orNull(why) }),
    ...(outcome === undefined ? {} : { outcome: orNull(outcome) }),
    updated_at: deps.clock(),
  });
  return toNote(await getNote(deps, { uid, projectId, noteId }));
}
