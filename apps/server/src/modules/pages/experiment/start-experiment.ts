import type { Experiment } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { ToolDeps } from '../../tools/tool-deps.ts';
import { getForChange, isPageId, type WhichPage } from '../get-page.ts';
import { keepAddress, limitPublishing, type PublishDeps, replaceSnapshots } from '../publish/publish-page.ts';
import { lockPage, type PageRow } from '../store.ts';
import { refuseWhileRunning } from './refuse-while-running.ts';
import { findExperiment } from './show-experiment.ts';
import { insertExperiment } from './store.ts';

const dayMs = 24 * 60 * 60_000;
const longestDays = 180;
const usualCertainty = 0.95;

interface Plan {
  readonly otherPageId: string;
  readonly hypothesis: string;
  readonly sample: number;
  readonly threshold: number;
  readonly certainty?: number | undefined;
  readonly stopDay: string;
}

/** Publishes both pages as they are saved now and fixes the plan, in one transaction. There is no way to change it. */
export async function startExperiment(
  deps: ToolDeps & PublishDeps,
  which: WhichPage,
  plan: Plan,
): Promise<Experiment> {
  await getForChange(deps, which);
  await limitPublishing(deps, which.uid);
  const now = deps.clock();
  const stopAt = readStop(plan.stopDay, now);
  if (plan.otherPageId === which.pageId) throw invalid('Choose another page to compare with.', 'otherPageId');
  await deps.db.transaction(async (trx) => {
    // In one order, so that two that want the same two pages do not wait for each other.
    const pages = new Map<string, PageRow>();
    for (const id of [which.pageId, plan.otherPageId].filter(isPageId).toSorted()) {
      const page = await lockPage(trx, which.uid, id);
      if (page) pages.set(id, page);
    }
    const [a, b] = [pages.get(which.pageId), pages.get(plan.otherPageId)];
    if (!a || !b) throw new AppError('page/not-found');
    if (a.project_id !== b.project_id)
      throw invalid('Both pages must be in the same project.', 'otherPageId');
    const publication = await keepAddress(deps, trx, a, {});
    await refuseWhileRunning(trx, publication.id, now);
    await replaceSnapshots(deps, trx, publication, { a, b });
    await insertExperiment(trx, {
      id: deps.ids.next(),
      publication_id: publication.id,
      project_id: a.project_id,
      user_id: which.uid,
      page_a: a.id,
      page_b: b.id,
      hypothesis: plan.hypothesis,
      sample: plan.sample,
      threshold_ppm: Math.round(plan.threshold * 1e6),
      certainty_ppm: Math.round((plan.certainty ?? usualCertainty) * 1e6),
      started_at: now,
      stop_at: stopAt,
      visitors_a: 0,
      signups_a: 0,
      visitors_b: 0,
      signups_b: 0,
      ended_at: null,
      verdict: null,
    });
  });
  const started = await findExperiment(deps, which);
  if (!started) throw new AppError('page/not-found');
  return started;
}

/** The end of that day in UTC. */
function readStop(day: string, now: number): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day)
    throw invalid('There is no such day.', 'stopDay');
  if (start <= now) throw invalid('The stop date must be tomorrow or later.', 'stopDay');
  if (start > now + longestDays * dayMs)
    throw invalid(`The stop date can be ${longestDays} days away at most.`, 'stopDay');
  return start + dayMs;
}

function invalid(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field });
}
