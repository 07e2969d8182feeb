import { AppError, type ErrorCode } from '@slipway/core';
import { type Report, resultOf } from '@slipway/report';
import { applyPatch, type ToolDocument } from '@slipway/tools';
import { hasFeature } from '../billing/require-feature.ts';
import { deliverRun } from '../credits/deliver-run.ts';
import { postRun } from '../credits/post-run.ts';
import { voidRun } from '../credits/void-run.ts';
import { askedBack, waiveRun } from '../credits/waive-run.ts';
import { limit } from '../limits/hit-limit.ts';
import { releaseIdea } from '../projects/release-idea.ts';
import { addModelView } from './add-model-view.ts';
import { asksOf } from './asks-limit.ts';
import type { Job } from './job.ts';
import type { LiveRun } from './live-run.ts';
import { lookUp } from './look-up/look-up.ts';
import { inOwnLine } from './own-line.ts';
import { learn } from './record/learn.ts';
import { lockPatch, updateSheet } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';
import { updateReport } from './versions/store.ts';
import { storeFirst } from './versions/store-first.ts';

export interface Computed {
  readonly basis: unknown;
  readonly report: Report;
  readonly documents: readonly ToolDocument[];
}

/** The books first, then the report: nobody sees one that can still be had for nothing. */
export async function deliver(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  if (computed.report.asksBack) return deliverQuestion(deps, job, computed, live);
  if (deps.model !== null)
    return inOwnLine(deps, job.uid, live.signal, () => deliverViewed(deps, job, computed, live));
  // Without a model the engine's sheet is all that the price promises.
  const isPosted = await postRun(deps, keeping(deps, job, computed));
  if (!isPosted) return;
  send(live, computed);
  await lookUp(deps, job, computed, live);
}

/** Nothing was answered: nothing to pay, to ask a model or to remember. */
async function deliverQuestion(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  const { runId, uid } = job;
  const isWaived = await waiveRun(deps, {
    runId,
    result: resultText(computed.report),
    errorCode: askedBack,
    also: async (trx) => {
      await storeFirst(trx, deps, job, computed);
      await releaseIdea(trx, job);
    },
  });
  if (!isWaived) return;
  send(live, computed);
  await limit(deps, asksOf(uid)).catch(() => {});
}

/** The computed report stands whatever the model does. */
async function deliverViewed(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  const { runId } = job;
  if (!(await deliverRun(deps, keeping(deps, job, computed)))) {
    // Already settled, or the person has left and nobody else would.
    await voidRun(deps, { runId, errorCode: 'tool/failed' });
    return;
  }
  send(live, computed);
  const looking = lookUp(deps, job, computed, live);
  await addView(deps, job, computed, live);
  await looking;
}

async function addView(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  const { runId, uid } = job;
  const isDeep = await hasFeature(deps, uid, 'advanced-ai');
  const viewed = await addModelView(deps, job, computed.report, live, isDeep);
  if ('errorCode' in viewed) {
    const { errorCode } = viewed;
    const result = resultText(computed.report);
    if (await isWaived(deps, uid, errorCode)) await waiveRun(deps, { runId, result, errorCode });
    else await postRun(deps, { runId, result });
    return;
  }
  await postRun(deps, {
    runId,
    result: resultText(viewed.report),
    also: async (trx) => {
      await updateSheet(trx, uid, runId, { model: JSON.stringify(viewed.model) });
      const looked = await lockPatch(trx, uid, runId);
      const patch = looked?.patch ? JSON.parse(looked.patch) : null;
      await updateReport(trx, runId, 1, JSON.stringify(applyPatch(viewed.report, patch)));
    },
  });
}

/** As many as a day has credits: so nobody gets more than twice a day. */
const unusableFreeMax = 10;
const dayMs = 24 * 60 * 60_000;

/**
 * A model that fails costs nothing. But what it writes can be asked of it in the idea's own text, so an answer that cannot be used
 * is given back so many times a day only.
 */
async function isWaived(deps: ToolDeps, uid: string, errorCode: ErrorCode): Promise<boolean> {
  if (errorCode !== 'model/unusable') return true;
  const rule = { name: 'unusable-words', key: uid, max: unusableFreeMax, windowMs: dayMs };
  return limit(deps, rule).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'request/too-many') return false;
      throw error;
    },
  );
}

/** The result, and all that is kept with it in the same transaction. */
function keeping(deps: ToolDeps, job: Job, computed: Computed): Parameters<typeof postRun>[1] {
  return {
    runId: job.runId,
    result: resultText(computed.report),
    also: async (trx) => {
      await storeFirst(trx, deps, job, computed);
      await learn(trx, deps, { ...job, ...computed });
    },
  };
}

function send(live: LiveRun, { report, basis }: Computed): void {
  live.send({ event: 'report', data: { report, basis, title: report.title } });
}

function resultText(report: Report): string {
  return JSON.stringify(resultOf(report));
}
