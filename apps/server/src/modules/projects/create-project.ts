import type { Project } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { mergeReading, setFact } from '@slipway/record';
import { gatherIdea, listRead, nameIn } from '@slipway/tools/idea';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { changeRecord } from '../record/change-record.ts';
import { beginProject } from './begin-project.ts';
import { limitWrites } from './get-project.ts';
import { nameOf } from './project-id.ts';
import { toProject } from './project-view.ts';
import { findProject } from './store.ts';

interface NewProject {
  readonly name?: string | undefined;
  readonly idea?: string | undefined;
  readonly idempotencyKey: string | null;
  readonly device: string;
}

/** With an idea its record holds the idea and what was read from it. The same key gives the same project. */
export async function createProject(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'library'>,
  uid: string,
  { name, idea, idempotencyKey, device }: NewProject,
): Promise<Project> {
  await limitWrites(deps, uid);
  const basis = idea === undefined ? null : gatherIdea({ idea }, await deps.library());
  return deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    const asked = {
      uid,
      name: name ?? nameIn(basis) ?? nameOf(idea ?? null),
      isNamed: name !== undefined,
      idempotencyKey,
    };
    const { project, isFresh } = await beginProject(trx, deps, asked);
    if (!isFresh || idea === undefined) return toProject(project);
    const at = new Date(deps.clock()).toISOString();
    await changeRecord(trx, deps, { uid, projectId: project.id }, { device }, (record) =>
      mergeReading(setFact(record, 'idea', idea, { at, provenance: { kind: 'hand' } }), listRead(basis), at),
    );
    return toProject((await findProject(trx, uid, project.id)) ?? project);
  });
}
