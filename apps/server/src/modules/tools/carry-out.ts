import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, toWire } from '@slipway/core';
import type { Report } from '@slipway/report';
import { postRun } from '../credits/post-run.ts';
import type { Also } from '../credits/settle.ts';
import { voidRun } from '../credits/void-run.ts';
import { waiveRun } from '../credits/waive-run.ts';
import { getRun } from './get-run.ts';
import type { Job } from './job.ts';
import type { LiveRun, RunEnd } from './live-run.ts';
import { learn } from './record/learn.ts';
import { findEnd } from './run-end.ts';
import { stages } from './stages.ts';
import { updateSheet } from './store.ts';
import { toResult } from './to-result.ts';
import type { ToolDeps } from './tool-deps.ts';
import { updateReport } from './versions/store.ts';
import { storeFirst } from './versions/store-first.ts';
import { wordReport } from './word-report.ts';

/** From a booked run to its last message: whatever happens on the way, there is one, and the credits are settled. */
export async function carryOut(deps: ToolDeps, job: Job, live: LiveRun): Promise<void> {
  try {
    const computed = await compute(deps, job, live);
    if (deps.model === null) await settleComputed(deps, job, computed);
    else await settleWorded(deps, job, computed, live);
  } catch (error) {
    deps.log.error('a run failed', { runId: job.runId, tool: job.tool.id, reason: error });
    await giveBack(deps, job.runId);
  }
  live.end(await readEnd(deps, job));
}

interface Computed {
  readonly basis: unknown;
  readonly report: Report;
}

async function compute(deps: ToolDeps, { tool, input }: Job, live: LiveRun): Promise<Computed> {
  live.send(stages.reading);
  // The one who asked hears that it was accepted before the engine takes the thread.
  await nextTurn();
  const basis = tool.gather(input, await deps.library());
  live.send(stages.counting);
  const report = tool.engine.run(input, basis);
  live.send({ event: 'report', data: { report, basis, title: report.title } });
  return { basis, report };
}

/** Without a model the analyst's words are what the price promises. */
async function settleComputed(deps: ToolDeps, job: Job, computed: Computed): Promise<void> {
  await postRun(deps, {
    runId: job.runId,
    result: resultOf(computed.report),
    also: async (trx) => {
      await storeFirst(trx, deps, job, computed);
      await learn(trx, deps, job);
    },
  });
}

/** The computed report is stored before anybody waits for a model, and stands whatever the model does. */
async function settleWorded(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  await deps.db.transaction((trx) => storeFirst(trx, deps, job, computed));
  const wording = await wordReport(deps, job, computed.report, live);
  const { runId, uid } = job;
  if ('errorCode' in wording) {
    const { errorCode } = wording;
    const also: Also = (trx) => learn(trx, deps, job);
    await waiveRun(deps, { runId, result: resultOf(computed.report), errorCode, also });
    return;
  }
  await postRun(deps, {
    runId,
    result: resultOf(wording.report),
    also: async (trx) => {
      await updateReport(trx, runId, 1, JSON.stringify(wording.report));
      await updateSheet(trx, uid, runId, { model: JSON.stringify(wording.model) });
      await learn(trx, deps, job);
    },
  });
}

function resultOf(report: Report): string {
  return JSON.stringify(toResult(report));
}

const retryMs = 2000;

/** This server goes on renewing its holds, so nobody else would ever void this one: it is tried until it is done. */
async function giveBack(deps: ToolDeps, runId: string): Promise<void> {
  try {
    await voidRun(deps, { runId, errorCode: 'tool/failed' });
  } catch (error) {
    deps.log.warn('a failed run could not be voided yet', { runId, reason: String(error) });
    setTimeout(() => void giveBack(deps, runId), retryMs).unref();
  }
}

/** The database decides how it ended: somebody may have cancelled it, or it was taken for dead. */
async function readEnd(deps: ToolDeps, { uid, runId }: Job): Promise<RunEnd> {
  try {
    const end = findEnd(await getRun(deps, { uid, runId }));
    if (end) return end;
    throw new AppError('server/unavailable');
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('tool/failed', {}, { cause: error });
    return { event: 'error', data: toWire(known) };
  }
}
