import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, toWire } from '@slipway/core';
import { getRun, getSheet } from './get-run.ts';
import type { Listener, LiveRun, RunEnd } from './live-run.ts';
import { findEnd } from './run-end.ts';
import type { ToolDeps } from './tool-deps.ts';

/** How often another server's run is looked at. */
const lookEveryMs = 250;

type FollowDeps = Pick<ToolDeps, 'db' | 'clock' | 'runs'>;

export interface Followed {
  readonly uid: string;
  readonly runId: string;
  /** Known to whoever has just begun it. */
  readonly live?: LiveRun | null;
}

/**
 * Sends what there is of a run and then what comes, until its end. A run that this process has in hand is heard directly;
 * any other is read from the database, once for all who follow it here. `gone` ends the listening, never the run.
 */
export async function followRun(
  deps: FollowDeps,
  { uid, runId, live: begun }: Followed,
  listener: Listener = () => {},
  gone: AbortSignal = new AbortController().signal,
): Promise<RunEnd | null> {
  if (begun) return hear(begun, listener, gone);
  // The person's own right to it comes first, whether it is in hand or not.
  await getSheet(deps, uid, runId);
  const live =
    deps.runs.find(runId) ??
    deps.runs.watch(runId, (watched, isWanted) => look(deps, { uid, runId }, watched, isWanted));
  return hear(live, listener, gone);
}

/** The whole run is read only when there is something new in it. */
async function look(
  deps: FollowDeps,
  run: Followed,
  watched: LiveRun,
  isWanted: () => boolean,
): Promise<void> {
  try {
    let isTold = false;
    do {
      const { status, version } = await getSheet(deps, run.uid, run.runId);
      if (status !== 'running' || (version > 0 && !isTold)) {
        const found = await getRun(deps, run);
        const { report, basis, title } = found;
        if (report !== null && !isTold) watched.send({ event: 'report', data: { report, basis, title } });
        isTold = report !== null;
        const end = findEnd(found);
        if (end) return watched.end(end);
      }
      await sleep(lookEveryMs);
    } while (isWanted());
  } catch (error) {
    watched.end({
      event: 'error',
      data: toWire(error instanceof AppError ? error : new AppError('server/failed', {}, { cause: error })),
    });
  }
}

async function hear(live: LiveRun, listener: Listener, gone: AbortSignal): Promise<RunEnd | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const onGone = () => resolve(null);
  gone.addEventListener('abort', onGone, { once: true });
  if (gone.aborted) onGone();
  const stop = live.listen(listener);
  const end = await Promise.race([live.ended, promise]);
  gone.removeEventListener('abort', onGone);
  stop();
  return end;
}
