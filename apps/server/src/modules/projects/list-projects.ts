import type { Project } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { toProject } from './project-view.ts';
import { findCurrent, listProjects as listRows } from './store.ts';

const pageMax = 50;

interface Asked {
  readonly before?: string | undefined;
  readonly archived?: 'true' | 'false' | undefined;
}

/** Last changed first. A place that is none has nothing after it. */
export async function listProjects(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  { before, archived }: Asked,
): Promise<{ projects: Project[]; current: Project | null; next: string | null }> {
  const current = await findCurrent(db.query, uid);
  const from = before === undefined ? undefined : readPlace(before);
  const rows =
    from === null
      ? []
      : await listRows(db.query, uid, { isArchived: archived === 'true', before: from, max: pageMax + 1 });
  const shown = rows.slice(0, pageMax);
  const last = shown.at(-1);
  return {
    projects: shown.map(toProject),
    current: current === undefined ? null : toProject(current),
    next: rows.length > pageMax && last ? `${last.updated_at}_${last.id}` : null,
  };
}

function readPlace(text: string): { at: number; id: string } | null {
  const found = /^(\d{1,15})_([\w-]{1,64})$/u.exec(text);
  return found ? { at: Number(found[1]), id: found[2] ?? '' } : null;
}
