import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { isProjectId } from '../project-id.ts';
import { findNote, type NoteRow } from './store.ts';

export interface WhichNote {
  readonly uid: string;
  readonly projectId: string;
  readonly noteId: string;
}

export async function getNote(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId, noteId }: WhichNote,
): Promise<NoteRow> {
  const note = isProjectId(noteId) ? await findNote(db.query, uid, projectId, noteId) : undefined;
  if (!note) throw new AppError('note/not-found');
  return note;
}
