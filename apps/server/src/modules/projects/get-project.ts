import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { limit } from '../limits/hit-limit.ts';
import { isProjectId, sampleId } from './project-id.ts';
import { findProject, type ProjectRow } from './store.ts';

/** One of the person's own. Another's does not exist for them. */
export async function getProject(db: Queries, uid: string, id: string): Promise<ProjectRow> {
  const project = isProjectId(id) ? await findProject(db, uid, id) : undefined;
  if (!project) throw new AppError('project/not-found');
  return project;
}

/** Before anything in it is changed: it is there, it is no sample, and not too many changes were made just now. */
export async function getForWriting(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  id: string,
): Promise<ProjectRow> {
  if (id === sampleId) throw new AppError('project/sample');
  const project = await getProject(deps.db.query, uid, id);
  await limitWrites(deps, uid);
  return project;
}

export function limitWrites(deps: Pick<Deps, 'db' | 'clock'>, uid: string): Promise<void> {
  return limit(deps, { name: 'project-write', key: uid, max: 240, windowMs: 60_000 });
}
