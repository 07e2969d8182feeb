import type { Deps } from '../../deps.ts';
import { isProjectId, sampleId } from './project-id.ts';
import { findProject } from './store.ts';

/** Whether the screen of a project has something to show to this person; whoever is signed out signs in first. */
export async function isProjectThere(
  deps: Pick<Deps, 'db'>,
  uid: string | null,
  id: string,
): Promise<boolean> {
  if (uid === null || id === sampleId) return true;
  return isProjectId(id) && (await findProject(deps.db.query, uid, id)) !== undefined;
}
