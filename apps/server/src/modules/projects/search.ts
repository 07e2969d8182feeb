import type { Found } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { searchRuns } from '../tools/search-runs.ts';
import { searchProjects } from './store.ts';
import { searchTasks } from './tasks/store.ts';

const most = 8;
const wordsMax = 6;

/** For the command palette: what holds every word that was typed. */
export async function search(deps: Pick<Deps, 'db'>, uid: string, text: string): Promise<Found> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordsMax);
  if (words.length === 0) return { projects: [], runs: [], tasks: [] };
  const [projects, runs, tasks] = await Promise.all([
    searchProjects(deps.db.query, uid, words, most),
    searchRuns(deps, uid, words, most),
    searchTasks(deps.db.query, uid, words, most),
  ]);
  return {
    projects: projects.map(({ id, name }) => ({ id, name, isSample: false })),
    runs,
    tasks: tasks.map(({ id, project_id, text: says }) => ({ id, projectId: project_id, text: says })),
  };
}
