import type { ProjectNote } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { isProjectId } from '../project-id.ts';
import { toIso } from '../project-view.ts';
import { lockProject } from '../store.ts';
import { touchProject } from '../touch-project.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNoteByKey,
  insertNote,
  listNotes as listRows,
  type NoteRow,
  updateNote as updateRow,
} from './store.ts';

const shownMax = 100;
const notesMax = 1000;

interface Whose {
  readonly uid: string;
  readonly projectId: string;
}
interface NoteChange {
  readonly text?: string | undefined;
  readonly why?: string | null | undefined;
  readonly outcome?: string | null | undefined;
}

export async function listNotes(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId }: Whose,
): Promise<{ decisions: ProjectNote[]; experiments: ProjectNote[] }> {
  const list = async (kind: NoteRow['kind']) =>
    (await listRows(db.query, uid, projectId, { kind, max: shownMax })).map(toNote);
  return { decisions: await list('decision'), experiments: await list('experiment') };
}

/** A decision or an experiment. A repeated key gives the note that is already there. */
export async function addNote(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { uid, projectId }: Whose,
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
    if ((await countNotes(trx, uid, projectId)) >= notesMax)
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

export async function updateNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, projectId, noteId }: Whose & { readonly noteId: string },
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

export async function removeNote(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { uid, projectId, noteId }: Whose & { readonly noteId: string },
): Promise<void> {
  await getForWriting(deps, uid, projectId);
  await getNote(deps, { uid, projectId, noteId });
  await deleteNote(deps.db.query, uid, projectId, noteId);
  await scrubDeleted(deps);
}

async function getNote(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId, noteId }: Whose & { readonly noteId: string },
): Promise<NoteRow> {
  const note = isProjectId(noteId) ? await findNote(db.query, uid, projectId, noteId) : undefined;
  if (!note) throw new AppError('note/not-found');
  return note;
}

function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function toNote(row: NoteRow): ProjectNote {
  const { id, project_id, kind, text, why, outcome, created_at, updated_at } = row;
  return {
    id,
    projectId: project_id,
    kind,
    text,
    why,
    outcome,
    createdAt: toIso(created_at),
    updatedAt: toIso(updated_at),
  };
}
