import type { ProjectCard, Task } from '@slipway/contracts';
import type { CompanyRecord, FailedTest, Step } from '@slipway/record';
import type { Deps } from '../../../deps.ts';
import { findDisagreements } from '../../agreement/find-disagreements.ts';
import { loadRecords } from '../../record/read-record.ts';
import { listMeasured } from '../../tools/results/list-measured.ts';
import { getProject } from '../get-project.ts';
import { listLastDecisions } from '../notes/store.ts';
import { toProject } from '../project-view.ts';
import type { ProjectRow } from '../store.ts';
import { countOpen, listLastTests, listStepTasks, type TaskRow } from '../tasks/store.ts';
import { type MeasuredResult, makeCard } from './make-card.ts';

type CardDeps = Pick<Deps, 'db' | 'tools' | 'clock'>;

export async function getCard(deps: CardDeps, uid: string, projectId: string): Promise<ProjectCard> {
  const project = await getProject(deps.db.query, uid, projectId);
  const [read] = await readCards(deps, uid, [project]);
  if (!read) throw new Error('one project gives one card');
  return read.card;
}

/** In the order of the projects, with as many queries for one as for twelve. */
export async function readCards(
  deps: CardDeps,
  uid: string,
  projects: readonly ProjectRow[],
): Promise<readonly { readonly card: ProjectCard; readonly step: Step }[]> {
  const ids = projects.map(({ id }) => id);
  const db = deps.db.query;
  const [records, measured, open, stepTasks, tests, decided] = await Promise.all([
    loadRecords(db, uid, ids),
    listMeasured(deps, uid, ids),
    countOpen(db, uid, ids),
    listStepTasks(db, uid, ids),
    listLastTests(db, uid, ids),
    listLastDecisions(db, uid, ids),
  ]);
  const disagreements = await findDisagreements(deps, uid, { records, measured });
  const built = new Set(deps.tools.catalogue.map(({ id }) => id));
  return projects.map((row) => {
    const results = measured.get(row.id) ?? [];
    const test = tests.find(({ project_id }) => project_id === row.id);
    return makeCard({
      project: toProject(row),
      idea: ideaIn(records.get(row.id)),
      results,
      built,
      passedKey: test === undefined || outcomeOf(test).passed !== true ? null : test.step_key,
      failed: test === undefined ? null : failedIn(test, results, decided.get(row.id) ?? 0),
      openTasks: open.get(row.id) ?? 0,
      disagreements: disagreements.get(row.id)?.found.length ?? 0,
      taskOf: (key) =>
        stepTasks.find(({ project_id, step_key }) => project_id === row.id && step_key === key)?.id ?? null,
    });
  });
}

function ideaIn(record: CompanyRecord | undefined): string | null {
  const value = record?.idea?.value;
  return typeof value === 'string' ? value : null;
}

/** A test that missed its mark, until something is decided or the idea is scored anew. */
function failedIn(test: TaskRow, results: readonly MeasuredResult[], decidedAt: number): FailedTest | null {
  const { passes: least, threshold, done_at } = test;
  const { passed, tried = 0, did = 0 } = outcomeOf(test);
  const score = results.find(({ toolId }) => toolId === 'score-your-idea');
  const scoredAt = score === undefined ? 0 : Date.parse(score.at);
  const isOver = Math.max(decidedAt, scoredAt) >= (done_at ?? 0);
  return passed === false && !isOver ? { tried, did, least, threshold } : null;
}

function outcomeOf({ outcome }: TaskRow): Partial<NonNullable<Task['outcome']>> {
  return JSON.parse(outcome ?? '{}');
}
