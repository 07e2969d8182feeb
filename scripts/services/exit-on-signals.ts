import { constants } from 'node:os';

/** A process that dies of a signal runs no `exit` listeners, and what it started would outlive it. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
