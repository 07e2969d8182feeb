import { vi } from 'vitest';

/** Vitest waits a second, which a machine shared with others may take to load one script. Only what never comes runs into this. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 });
}
