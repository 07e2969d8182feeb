import type { ProjectNote } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { countItems } from '../items/store.ts';
import { lockProject } from '../store.ts';
import { touchProject } from '../touch-project.ts';
import { type NoteChange, orNull } from './note-change.ts';
import { toNote } from './note-view.ts';
import { findNoteByKey, insertNote, type NoteRow } from './store.ts';

const notesMax = 1000;

/** A decision or an experiment. A repeated key gives the note that is already there. */
export async function addNote(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  {
    kind,
    text,
    why,
    outcome,
    idempotencyKey,
  }: NoteChange & {
    readonly kind: NoteRow['kind'];
    readonly text: string;
    readonly idempotencyKey: string | null;
  },
): Promise<ProjectNote> {
  await getForWriting(deps, uid, projectId);
  const at = deps.clock();
  return deps.db.transaction(async (trx) => {
    if (!(await lockProject(trx, uid, projectId))) throw new AppError('project/not-found');
    if ((await countItems(trx, 'project_note', uid, projectId)) >= notesMax)
      throw new AppError('request/invalid', {
        problem: `This project has ${notesMax} notes. Delete one to make room.`,
        field: '',
      });
    const row = await insertNote(trx, {
      id: deps.ids.next(),
      project_id: projectId,
      user_id: uid,
      kind,
      text,
      why: orNull(why),
      outcome: orNull(outcome),
      created_at: at,
      updated_at: at,
      idem_key: idempotencyKey,
    });
    const made = row ?? (idempotencyKey === null ? undefined : await findNoteByKey(trx, uid, idempotencyKey));
    if (!made) throw new AppError('note/not-found');
    await touchProject(trx, { uid, projectId }, { at });
    return toNote(made);
  });
}
