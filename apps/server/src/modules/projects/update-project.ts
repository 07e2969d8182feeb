import type { Project } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getForWriting, getProject } from './get-project.ts';
import { toProject } from './project-view.ts';
import { updateProject as updateRow } from './store.ts';

interface Change {
  readonly name?: string | undefined;
  readonly isArchived?: boolean | undefined;
  readonly isOpen?: true | undefined;
}

/** Its name, whether it is put away, and whether it is the current one. Opening it is no change of it. */
export async function updateProject(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  { name, isArchived, isOpen }: Change,
): Promise<Project> {
  await getForWriting(deps, uid, projectId);
  const at = deps.clock();
  const change = {
    ...(name === undefined ? {} : { name, is_named: 1, updated_at: at }),
    ...(isArchived === undefined ? {} : { archived_at: isArchived ? at : null, updated_at: at }),
    ...(isOpen === true ? { opened_at: at } : {}),
  };
  if (Object.keys(change).length > 0) await updateRow(deps.db.query, uid, projectId, change);
  return toProject(await getProject(deps.db.query, uid, projectId));
}
