import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { beginRecord } from '../record/begin-record.ts';
import { countProjects, findByKey, insertProject, type ProjectRow } from './store.ts';

const projectsMax = 500;

interface NewProject {
  readonly uid: string;
  readonly name: string;
  /** The person gave the name; else it follows the idea. */
  readonly isNamed: boolean;
  readonly idempotencyKey: string | null;
}

/** With its empty record. A key that was used before gives the project that was made then. */
export async function beginProject(
  trx: Queries,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { uid, name, isNamed, idempotencyKey }: NewProject,
): Promise<{ readonly project: ProjectRow; readonly isFresh: boolean }> {
  const at = clock();
  const project = await insertProject(trx, {
    id: ids.next(),
    user_id: uid,
    name,
    is_named: isNamed ? 1 : 0,
    idea_key: null,
    created_at: at,
    updated_at: at,
    opened_at: at,
    archived_at: null,
    idem_key: idempotencyKey,
  });
  if (!project) {
    const known = idempotencyKey === null ? undefined : await findByKey(trx, uid, idempotencyKey);
    if (!known) throw new AppError('project/not-found');
    return { project: known, isFresh: false };
  }
  if ((await countProjects(trx, uid)) > projectsMax)
    throw new AppError('request/invalid', {
      problem: `You have ${projectsMax} projects. Delete one to make room.`,
      field: '',
    });
  await beginRecord(trx, { uid, projectId: project.id, at });
  return { project, isFresh: true };
}
