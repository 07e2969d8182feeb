import type { PageSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getProject } from '../projects/get-project.ts';
import { sampleId } from '../projects/project-id.ts';
import { toSummary } from './page-view.ts';
import { listPages as listRows } from './store.ts';

const pageMax = 50;

/** A place that is none has nothing after it; the sample project has no pages. */
export async function listPages(
  deps: Pick<Deps, 'db' | 'config'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  before: string | undefined,
): Promise<{ pages: PageSummary[]; next: string | null }> {
  if (projectId === sampleId) return { pages: [], next: null };
  await getProject(deps.db.query, uid, projectId);
  const place = before === undefined ? null : /^(\d{1,15})_([\w-]{1,64})$/u.exec(before);
  if (before !== undefined && place === null) return { pages: [], next: null };
  const rows = await listRows(
    deps.db.query,
    { uid, projectId },
    { ...(place ? { before: { at: Number(place[1]), id: place[2] ?? '' } } : {}), max: pageMax + 1 },
  );
  const shown = rows.slice(0, pageMax);
  const last = shown.at(-1);
  return {
    pages: shown.map((row) => toSummary(deps, row)),
    next: rows.length > pageMax && last ? `${last.updated_at}_${last.id}` : null,
  };
}
