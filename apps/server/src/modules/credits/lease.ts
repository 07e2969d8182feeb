/**
 * A server renews the holds of its own runs each `sweepEveryMs`. One that died stops doing so, and its holds go back
 * at most `leaseMs + sweepEveryMs` later: within 10 s, without asking whether some process is alive.
 */
export const leaseMs = 6000;
export const sweepEveryMs = 2000;
/** More than a sweep voids at once: the rest waits for the next one. */
export const sweepMax = 500;
