import { performance } from 'node:perf_hooks';

const readEveryMs = 100;

interface ThreadLoad {
  /** Share of the last moment in which the event loop was at work, from 0 to 1. */
  busyShare(): number;
  stop(): void;
}

/** Not how late the thread is: one long report makes it late, and only the want of idle time shows that work piles up. */
export function watchThread(): ThreadLoad {
  let last = performance.eventLoopUtilization();
  let share = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, readEveryMs);
  timer.unref();
  return { busyShare: () => share, stop: () => clearInterval(timer) };
}
