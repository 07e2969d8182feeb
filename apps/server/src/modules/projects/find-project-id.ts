import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import { isProjectId } from './project-id.ts';
import { findCurrent, findProject } from './store.ts';

/** The project that was named, or the current one; null for somebody who has none. Another's does not exist for them. */
export async function findProjectId(
  db: Queries,
  uid: string,
  project: string | undefined,
): Promise<string | null> {
  if (project === undefined) return (await findCurrent(db, uid))?.id ?? null;
  const found = isProjectId(project) ? await findProject(db, uid, project) : undefined;
  if (!found) throw new AppError('project/not-found');
  return found.id;
}
