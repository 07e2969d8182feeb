import type { ProjectNote } from '@slipway/contracts';
import { toIso } from '../project-view.ts';
import type { NoteRow } from './store.ts';

export function toNote(row: NoteRow): ProjectNote {
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
