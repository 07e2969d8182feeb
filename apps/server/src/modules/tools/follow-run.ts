import { setTimeout as sleep } from 'node:timers/promises';
import { getRun, getSheet } from './get-run.ts';
import type { Listener, LiveRun, RunEnd } from './live-run.ts';
import { findEnd } from './run-end.ts';
import type { ToolDeps } from './tool-deps.ts';

/** How often another server's run is looked at. */
const lookEveryMs = 250;

export interface Followed {
  readonly uid: string;
  readonly runId: string;
  /** Known to whoever has just begun it. */
  readonly live?: LiveRun | null;
}

/**
 * Sends what there is of a run and then what comes, until its end. A run that this process has in hand is heard directly;
 * any other is read from the database. `gone` ends the listening, never the run.
 */
export async function followRun(
  deps: Pick<ToolDeps, 'db' | 'runs'>,
  { uid, runId, live: begun }: Followed,
  listener: Listener = () => {},
  gone: AbortSignal = new AbortController().signal,
): Promise<RunEnd | null> {
  if (begun) return hear(begun, listener, gone);
  // The person's own right to it comes first, whether it is in hand or not.
  await getSheet(deps, uid, runId);
  const tell = withoutRepeats(listener);
  while (!gone.aborted) {
    const live = deps.runs.find(runId);
    if (live) return hear(live, tell, gone);
    const run = await getRun(deps, { uid, runId });
    tell({ event: 'accepted', data: { id: runId } });
    const { report, basis, title } = run;
    if (report !== null) tell({ event: 'report', data: { report, basis, title } });
    const end = findEnd(run);
    if (end) {
      tell(end);
      return end;
    }
    await sleep(lookEveryMs, undefined, { signal: gone }).catch(() => {});
  }
  return null;
}

/** Each look tells all there is. */
function withoutRepeats(listener: Listener): Listener {
  const told = new Set<string>();
  return (message) => {
    const isOnce = message.event === 'accepted' || message.event === 'report';
    if (isOnce && told.has(message.event)) return;
    told.add(message.event);
    listener(message);
  };
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
