import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { beginProject } from './begin-project.ts';
import { ideaKeyOf, isProjectId, nameOf, sampleId } from './project-id.ts';
import { findByIdea, findCurrent, findProject, type ProjectRow, updateProject } from './store.ts';

interface Asked {
  readonly uid: string;
  readonly projectId: string | undefined;
  /** What the run is about; null where it names no idea. */
  readonly idea: string | null;
}

/** The person's own project, before anything is booked for it. */
export async function checkProject(db: Queries, uid: string, projectId: string | undefined): Promise<void> {
  if (projectId === undefined) return;
  if (projectId === sampleId) throw new AppError('project/sample');
  if (!isProjectId(projectId) || !(await findProject(db, uid, projectId)))
    throw new AppError('project/not-found');
}

/**
 * Where a run belongs: the project that was named; else the one of the same idea; else a new one, even where an empty one is
 * open: a founder who wanted that would have written in it. A run without an idea goes to the current one. It is the current one
 * from now on.
 */
export async function chooseProject(
  trx: Queries,
  deps: Pick<Deps, 'ids' | 'clock'>,
  asked: Asked,
): Promise<string> {
  const found = await find(trx, asked);
  if (found) {
    const at = deps.clock();
    await updateProject(trx, asked.uid, found.id, { opened_at: at, updated_at: at });
    return found.id;
  }
  if (asked.projectId !== undefined) throw new AppError('project/not-found');
  const name = nameOf(asked.idea);
  const fresh = { uid: asked.uid, name, isNamed: false, idempotencyKey: null };
  const { project } = await beginProject(trx, deps, fresh);
  // Known before the run ends: the next one about the same idea goes to the same project.
  await updateProject(trx, asked.uid, project.id, { idea_key: ideaKeyOf(asked.idea) });
  return project.id;
}

async function find(trx: Queries, { uid, projectId, idea }: Asked): Promise<ProjectRow | undefined> {
  if (projectId !== undefined) return findProject(trx, uid, projectId);
  const key = ideaKeyOf(idea);
  return key === null ? findCurrent(trx, uid) : findByIdea(trx, uid, key);
}
