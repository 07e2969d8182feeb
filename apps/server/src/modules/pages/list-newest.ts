import type { Queries } from '../../db/client.ts';
import { listNewestDocuments } from './store.ts';

/** Older ones of a project are drafts, as long as they are not published. */
const eachMax = 3;

interface NewestPage {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  /** ISO day of the last save. */
  readonly date: string;
  readonly document: unknown;
}

/** The pages of each project that were saved last, and those that visitors see. */
export async function listNewestPages(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<readonly NewestPage[]> {
  const rows = await listNewestDocuments(db, uid, projectIds, eachMax);
  return rows.map(({ id, project_id, name, updated_at, document }) => ({
    id,
    projectId: project_id,
    name,
    date: new Date(updated_at).toISOString().slice(0, 10),
    document: JSON.parse(document),
  }));
}
