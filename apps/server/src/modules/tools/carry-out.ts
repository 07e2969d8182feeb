import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, toWire } from '@slipway/core';
import { makeDocuments } from '@slipway/tools';
import { voidRun } from '../credits/void-run.ts';
import { readAround } from './around/read-around.ts';
import { type Computed, deliver } from './deliver.ts';
import { getRun } from './get-run.ts';
import type { Job } from './job.ts';
import type { LiveRun, RunEnd } from './live-run.ts';
import { findEnd } from './run-end.ts';
import { stages } from './stages.ts';
import type { ToolDeps } from './tool-deps.ts';

/** From a booked run to its last message: whatever happens on the way, there is one, and the credits are settled. */
export async function carryOut(deps: ToolDeps, job: Job, live: LiveRun): Promise<void> {
  try {
    await deliver(deps, job, await compute(deps, job, live), live);
  } catch (error) {
    deps.log.error('a run failed', { runId: job.runId, tool: job.tool.id, reason: error });
    await giveBack(deps, job.runId);
  }
  live.end(await readEnd(deps, job));
}

async function compute(
  deps: ToolDeps,
  { uid, runId, projectId, tool, input }: Job,
  live: LiveRun,
): Promise<Computed> {
  live.send(stages.reading);
  // The one who asked hears that it was accepted before the engine takes the thread.
  await nextTurn();
  const around = await readAround(deps, { uid, runId, projectId, input, at: deps.clock() });
  const basis = await tool.gather(input, around);
  live.send(stages.counting);
  const report = tool.engine.run(input, basis);
  return { basis, report, documents: makeDocuments(tool.engine, { input, basis, report }) };
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
