import { type LiveRun, makeLiveRun } from './live-run.ts';

/** Time to store and settle what was broken off; a database that is gone must not hold up the stop. */
const settleMs = 1500;

/** The runs this process has in hand: they outlive the connection that asked for them. */
export interface LiveRuns {
  begin(runId: string): LiveRun;
  find(runId: string): LiveRun | null;
  /**
   * A run that another server has in hand, for those here who follow it: the first has `look` begun, which tells what it
   * finds until the end or until it is not wanted any more; the others share it.
   */
  watch(runId: string, look: (watched: LiveRun, isWanted: () => boolean) => Promise<void>): LiveRun;
  /** Waits for all to end; those that have not by then stop waiting for their model and end with what was computed. */
  stop(graceMs: number): Promise<void>;
}

export function makeLiveRuns(): LiveRuns {
  const runs = new Map<string, LiveRun>();
  const watched = new Map<string, LiveRun>();
  let isOver = false;
  return {
    begin(runId) {
      const run = makeLiveRun(runId);
      runs.set(runId, run);
      if (isOver) run.abort();
      void run.ended.then(() => runs.delete(runId));
      return run;
    },
    find: (runId) => runs.get(runId) ?? null,
    watch(runId, look) {
      const known = watched.get(runId);
      if (known) return known;
      const run = makeLiveRun(runId);
      watched.set(runId, run);
      const forget = () => {
        if (watched.get(runId) === run) watched.delete(runId);
      };
      const isWanted = () => {
        // In the same breath: whoever comes now must not join one that has stopped.
        if (!run.isHeard()) forget();
        return run.isHeard();
      };
      void look(run, isWanted).finally(forget);
      return run;
    },
    async stop(graceMs) {
      const graceOver = setTimeout(() => {
        isOver = true;
        for (const run of runs.values()) run.abort();
      }, graceMs);
      const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<void>();
      const lastMoment = setTimeout(giveUp, graceMs + settleMs);
      let isGivenUp = false;
      void gaveUp.then(() => {
        isGivenUp = true;
      });
      // One may begin while others are waited for.
      while (runs.size > 0 && !isGivenUp)
        await Promise.race([gaveUp, Promise.all([...runs.values()].map(({ ended }) => ended))]);
      clearTimeout(graceOver);
      clearTimeout(lastMoment);
    },
  };
}
