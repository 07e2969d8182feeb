import type { Found } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { listRuns } from '../tools/list-runs.ts';
import { searchRuns } from '../tools/search-runs.ts';
import { findVisit } from './dashboard/store.ts';
import { sampleId } from './project-id.ts';
import { sampleName } from './sample/sample-words.ts';
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
  const [sample, projects, runs, tasks] = await Promise.all([
    findSample(deps, uid, words),
    searchProjects(deps.db.query, uid, words, most),
    searchRuns(deps, uid, words, most),
    searchTasks(deps.db.query, uid, words, most),
  ]);
  return {
    projects: [...projects.map(toFound), ...sample],
    runs,
    tasks: tasks.map(({ id, project_id, text: says }) => ({ id, projectId: project_id, text: says })),
  };
}

async function listLast(deps: Pick<Deps, 'db'>, uid: string): Promise<Found> {
  const [projects, { runs }] = await Promise.all([
    listProjects(deps.db.query, uid, { isArchived: false, max: lastMost }),
    listRuns(deps, uid, { max: lastMost }),
  ]);
  const sample = projects.length === 0 ? await findSample(deps, uid, []) : [];
  return { projects: [...projects.map(toFound), ...sample], runs, tasks: [] };
}

/** Until it is removed. */
async function findSample(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  words: readonly string[],
): Promise<Found['projects']> {
  const says = `sample ${sampleName}`.toLowerCase();
  if (!words.every((word) => says.includes(word))) return [];
  const visit = await findVisit(db.query, uid);
  return visit?.sample_hidden_at == null ? [{ id: sampleId, name: sampleName, isSample: true }] : [];
}

function toFound({ id, name }: Pick<ProjectRow, 'id' | 'name'>): Found['projects'][number] {
  return { id, name, isSample: false };
}
