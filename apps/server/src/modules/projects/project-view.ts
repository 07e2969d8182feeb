import type { Project } from '@slipway/contracts';
import type { ProjectRow } from './store.ts';

export function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    name: row.name,
    isSample: false,
    isArchived: row.archived_at !== null,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
