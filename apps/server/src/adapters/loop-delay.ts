import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 20;
const readEveryMs = 500;

export interface LoopDelay {
  /** Mean of the last half second. */
  delayMs(): number;
  stop(): void;
}

export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // Nanoseconds, with the interval itself in them; not a number when nothing was measured.
    delayMs = Math.max(0, (histogram.mean || 0) / 1e6 - resolutionMs);
    histogram.reset();
  }, readEveryMs);
  timer.unref();
  return {
    delayMs: () => delayMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
