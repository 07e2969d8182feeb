import { performance } from 'node:perf_hooks';

const readEveryMs = 100;
/** Longer than most reports hold the thread, shorter than anybody notices. */
const standstillMs = 500;

interface ThreadLoad {
  /** Share of the last moment in which the event loop was at work, from 0 to 1. */
  busyShare(): number;
  /**
   * Milliseconds that only go up, without standstills: a thread that was held in one piece counts as held for half a second.
   * Whoever came meanwhile has waited for one long piece of work, which says nothing about how many people there are.
   */
  now(): number;
  stop(): void;
}

/** Not how late the thread is: one long report makes it late, and only the want of idle time shows that work piles up. */
export function watchThread(clock: () => number = () => performance.now()): ThreadLoad {
  let last = performance.eventLoopUtilization();
  let share = 0;
  let readMs = clock();
  let countedMs = 0;
  const now = () => countedMs + Math.min(clock() - readMs, standstillMs);
  const timer = setInterval(() => {
    const next = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(next, last).utilization;
    last = next;
    countedMs = now();
    readMs = clock();
  }, readEveryMs);
  timer.unref();
  return { busyShare: () => share, now, stop: () => clearInterval(timer) };
}
