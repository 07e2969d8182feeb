import type { ProjectNote } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { toNote } from './note-view.ts';
import { listNotes as listRows, type NoteRow } from './store.ts';

const shownMax = 100;

export async function listNotes(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
): Promise<{ decisions: ProjectNote[]; experiments: ProjectNote[] }> {
  const list = async (kind: NoteRow['kind']) =>
    (await listRows(db.query, uid, projectId, { kind, max: shownMax })).map(toNote);
  return { decisions: await list('decision'), experiments: await list('experiment') };
}
