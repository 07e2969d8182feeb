import type { Launch, Run } from '@slipway/contracts';
import { AppError, type ErrorCode, toWire } from '@slipway/core';
import type { AnyInput } from '@slipway/tools';
import { loadRecord } from '../record/read-record.ts';
import { cancelRun } from '../tools/cancel-run.ts';
import { type Followed, followRun } from '../tools/follow-run.ts';
import { getRun } from '../tools/get-run.ts';
import { getTool } from '../tools/get-tool.ts';
import type { RunEnd } from '../tools/live-run.ts';
import { findEnd } from '../tools/run-end.ts';
import { runTool } from '../tools/run-tool.ts';
import { fillInput } from './fill-input.ts';
import type { LaunchDeps } from './launch-deps.ts';
import type { WhichLaunch } from './launch-view.ts';
import { findLaunch, type LaunchRow, listSteps, type StepRow, updateLaunch, updateStep } from './store.ts';

type Problem = NonNullable<Launch['problem']>;

/** A server that dies again and again on one tool must not try it for ever. */
const attemptsMax = 5;

/** The first step without an end, up to its end. False when there is nothing more to do now. */
export async function takeStep(
  deps: LaunchDeps,
  { uid, id }: WhichLaunch,
  signal: AbortSignal,
): Promise<boolean> {
  const db = deps.db.query;
  const launch = await findLaunch(db, uid, id);
  if (launch?.state !== 'running') return false;
  const next = (await listSteps(db, id)).find(({ state }) => state === 'waiting' || state === 'running');
  if (!next) {
    await updateLaunch(db, launch, { state: 'done', finished_at: deps.clock() });
    return false;
  }
  let step = next;
  try {
    const begun = next.input === null ? await writeInput(deps, launch, next) : next;
    if (begun === null) return true;
    step = begun;
    return await work(deps, launch, step, signal);
  } catch (error) {
    return refuse(deps, launch, step, error);
  }
}

/** From what the record knows by now, earlier steps included. Kept before it is run: after a crash the same key has the same input. */
async function writeInput(deps: LaunchDeps, launch: LaunchRow, step: StepRow): Promise<StepRow | null> {
  const db = deps.db.query;
  const record = await loadRecord(db, launch.user_id, launch.project_id);
  const { input, missing } = fillInput(await getTool(deps, step.tool), record);
  if (missing !== null) {
    const problem = new AppError('request/invalid', { problem: missing, field: '' });
    await updateStep(db, step, { state: 'skipped', cost: 0, problem: wire(problem) });
    return null;
  }
  const running = { state: 'running', input: JSON.stringify(input), problem: null } as const;
  return (await updateStep(db, step, running)) ? { ...step, ...running } : null;
}

async function work(
  deps: LaunchDeps,
  launch: LaunchRow,
  step: StepRow,
  signal: AbortSignal,
): Promise<boolean> {
  const { user_id: uid, project_id: projectId } = launch;
  const input: AnyInput = JSON.parse(step.input ?? '{}');
  const run = await runTool(deps, {
    person: { uid },
    toolId: step.tool,
    input,
    kept: Object.keys(input),
    projectId,
    idempotencyKey: `launch:${launch.id}:${step.place}:${step.attempt}`,
  });
  const { runId } = run;
  await updateStep(deps.db.query, step, { run_id: runId });
  // Cancelled in the very moment in which it began.
  if ((await findLaunch(deps.db.query, uid, launch.id))?.state !== 'running')
    await cancelRun(deps, { uid, runId });
  const end = await followToResult(deps, run, signal);
  if (end !== null) await updateStep(deps.db.query, step, changeBy(step, end));
  return end !== null;
}

/** Its end, or the moment its report is paid for: what a tool still looks up then holds up no other. */
async function followToResult(deps: LaunchDeps, run: Followed, signal: AbortSignal): Promise<RunEnd | null> {
  const { promise: reported, resolve } = Promise.withResolvers<void>();
  const ended = followRun(deps, run, ({ event }) => event === 'report' && resolve(), signal);
  await Promise.race([ended, reported]);
  return findEnd(await getRun(deps, run)) ?? ended;
}

function changeBy(step: StepRow, end: RunEnd): Parameters<typeof updateStep>[2] {
  if (end.event === 'result') return resultOf(end.data);
  const { error } = end.data;
  // Its server died before the report was there, and the credits went back: a new run, with what is known now.
  if (error.code === 'tool/interrupted' && step.attempt + 1 < attemptsMax)
    return { state: 'waiting', attempt: step.attempt + 1, input: null, run_id: null };
  const state = error.code === 'tool/cancelled' ? 'cancelled' : 'failed';
  return { state, input: null, cost: 0, problem: textOf(error) };
}

function resultOf({ id, cost, report }: Run): Parameters<typeof updateStep>[2] {
  if (report?.asksBack !== true) return { state: 'done', input: null, run_id: id, cost };
  const problem = new AppError('launch/asks-back');
  return { state: 'skipped', input: null, run_id: id, cost, problem: wire(problem) };
}

/** The same again would be refused again. */
const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'request/invalid',
  'tool/not-found',
  'tool/key-reused',
  'run/not-found',
]);

/** There is no result. What the person can mend waits for them; what no one can is over; anything else is tried again. */
async function refuse(deps: LaunchDeps, launch: LaunchRow, step: StepRow, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) throw error;
  const db = deps.db.query;
  const { code } = error;
  if (code === 'project/not-found' || code === 'profile/no-user') return false;
  if (code === 'tool/insufficient-credits' || code === 'request/too-many') {
    await updateStep(db, step, { state: 'waiting', input: null });
    await updateLaunch(db, launch, { state: 'paused', problem: wire(error) });
    return false;
  }
  if (!hopeless.has(code)) throw error;
  await updateStep(db, step, { state: 'failed', input: null, cost: 0, problem: wire(error) });
  return true;
}

const wire = (error: AppError) => textOf(toWire(error).error);
const textOf = ({ code, message }: Problem) => JSON.stringify({ code, message });
