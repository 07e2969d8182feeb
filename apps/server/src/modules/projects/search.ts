import type { Found } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { listRuns } from '../tools/list-runs.ts';
import { searchRuns } from '../tools/search-runs.ts';
import { listProjects, type ProjectRow, searchProjects } from './store.ts';
import { searchTasks } from './tasks/store.ts';

const most = 8;
/** Before anything is typed. */
const lastMost = 5;
const wordsMax = 6;

/** For the command palette: what holds every word that was typed; before that, what was worked on last. */
export async function search(deps: Pick<Deps, 'db'>, uid: string, text: string): Promise<Found> {
  if (text.trim() === '') return listLast(deps, uid);
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordsMax);
  if (words.length === 0) return { projects: [], runs: [], tasks: [] };
  const [projects, runs, tasks] = await Promise.all([
    searchProjects(deps.db.query, uid, words, most),
    searchRuns(deps, uid, words, most),
    searchTasks(deps.db.query, uid, words, most),
  ]);
  return {
    projects: projects.map(toFound),
    runs,
    tasks: tasks.map(({ id, project_id, text: says }) => ({ id, projectId: project_id, text: says })),
  };
}

async function listLast(deps: Pick<Deps, 'db'>, uid: string): Promise<Found> {
  const [projects, { runs }] = await Promise.all([
    listProjects(deps.db.query, uid, { isArchived: false, max: lastMost }),
    listRuns(deps, uid, { max: lastMost }),
  ]);
  return { projects: projects.map(toFound), runs, tasks: [] };
}

function toFound({ id, name }: Pick<ProjectRow, 'id' | 'name'>): Found['projects'][number] {
  return { id, name, isSample: false };
}
