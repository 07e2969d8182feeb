import type { Queries } from '../../db/client.ts';
import { nameOf } from './project-id.ts';
import { findProject, updateProject } from './store.ts';

/** A name that was taken from an idea goes with the idea; one that was given stays. */
export async function forgetName(
  trx: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  idea: unknown,
): Promise<void> {
  const project = await findProject(trx, uid, projectId);
  if (typeof idea === 'string' && project?.name === nameOf(idea))
    await updateProject(trx, uid, projectId, { name: nameOf(null) });
}
