import type { Dashboard, ProjectCard, RunSummary } from '@slipway/contracts';
import { peekCredits } from '../../credits/read-credits.ts';
import { listRuns } from '../../tools/list-runs.ts';
import type { ToolDeps } from '../../tools/tool-deps.ts';
import { readCards } from '../card/read-cards.ts';
import { listEvents } from '../events/list-events.ts';
import type { SampleProject } from '../sample/sample-project.ts';
import { countArchived, countProjects, listNames, listProjects } from '../store.ts';
import { listOpenTasks } from '../tasks/store.ts';
import { toTask } from '../tasks/task-view.ts';
import { noteVisit } from './visits.ts';

/** Below them stand tasks and results, which must not be pushed off the second screen. The others are listed by name. */
const ideasMax = 5;
const tasksMax = 8;
const recentMax = 6;
const changesMax = 20;

/** Everything of the first screen in one answer; each part is bounded, however much there is. */
export async function readDashboard(
  deps: ToolDeps,
  uid: string,
  readSample: () => Promise<SampleProject>,
): Promise<Dashboard> {
  const { db } = deps;
  const { since, hasSample } = await noteVisit(deps, uid);
  const rows = await listProjects(db.query, uid, { isArchived: false, max: ideasMax });
  const [cards, all, archived, work, credits, { events }] = await Promise.all([
    readCards(deps, uid, rows),
    countProjects(db.query, uid),
    countArchived(db.query, uid),
    readWork(deps, uid, rows),
    peekCredits(deps, uid),
    since === null ? { events: [] } : listEvents(deps, { uid, after: since, max: changesMax }),
  ]);
  const { tasks, runs, names } = work;
  const sample = hasSample ? await readSample() : null;
  // Before there is anything of one's own, the sample shows what will be here.
  const shown = rows.length === 0 ? sample : null;
  const ideas = [...cards.map(({ card }) => card), ...(sample === null ? [] : [sample.card])];
  return {
    since: since === null ? null : new Date(since).toISOString(),
    ideas,
    names: Object.fromEntries([...names, ...ideas].map(({ id, name }) => [id, name])),
    projects: all - archived,
    archived,
    tasks: [...tasks.map(toTask), ...(shown?.tasks.open ?? [])],
    credits,
    recent: [...runs, ...(shown === null ? [] : recentOf(shown.card))],
    changes: events.slice(0, changesMax),
  };
}

/** What is due and what was made, with the names of projects that are not among the ideas. */
async function readWork(deps: ToolDeps, uid: string, ideas: readonly { readonly id: string }[]) {
  const { query } = deps.db;
  const [tasks, { runs }] = await Promise.all([
    listOpenTasks(query, uid, { max: tasksMax }),
    listRuns(deps, uid, { max: recentMax, isLatest: true }),
  ]);
  const known = new Set<string | null>(ideas.map(({ id }) => id));
  const ofOthers = [...tasks.map(({ project_id }) => project_id), ...runs.map(({ projectId }) => projectId)];
  const ids = [...new Set(ofOthers)].flatMap((id) => (id === null || known.has(id) ? [] : [id]));
  return { tasks, runs, names: await listNames(query, uid, ids) };
}

function recentOf({ id: projectId, results }: ProjectCard): RunSummary[] {
  return results.slice(0, recentMax).map(({ toolId, title, at, version, figure }) => ({
    id: `${projectId}-${toolId}`,
    toolId,
    status: 'done',
    cost: 0,
    createdAt: at,
    projectId,
    title,
    note: null,
    version,
    figure,
  }));
}
