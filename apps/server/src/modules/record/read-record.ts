import { type CompanyRecord, emptyRecord, type Slot } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findProjectId } from '../projects/find-project-id.ts';
import { findRecord, listRecords } from './store.ts';

export interface ShownRecord {
  slots: Record<string, Omit<Slot, 'before'>>;
}

/** Of this project, or of the current one; empty for somebody who has none. */
export async function readRecord(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  project: string | undefined,
): Promise<ShownRecord> {
  const id = await findProjectId(db.query, uid, project);
  return showRecord(id === null ? emptyRecord : await loadRecord(db.query, uid, id));
}

export async function loadRecord(db: Queries, uid: string, projectId: string): Promise<CompanyRecord> {
  const stored = await findRecord(db, uid, projectId);
  return stored === undefined ? emptyRecord : JSON.parse(stored);
}

/** Project → its record. */
export async function loadRecords(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyRecord>> {
  const rows = await listRecords(db, uid, projectIds);
  return new Map(rows.map(({ project_id, record }) => [project_id, JSON.parse(record)]));
}

/** What can be gone back to is nobody's answer yet. */
export function showRecord(record: CompanyRecord): ShownRecord {
  return {
    slots: Object.fromEntries(
      Object.entries(record).map(([name, { before: _earlier, ...slot }]) => [name, slot]),
    ),
  };
}
