import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/**
 * Arguments of Node for the server. It keeps 2 MB for what is new instead of 16: loading what is known makes much that is soon
 * thrown away, and the process would hold on to 100 MB of it. `gc` lets the server throw the rest away once it is warm.
 */
export const serverCommand: readonly string[] = ['--max-semi-space-size=2', '--expose-gc', main];

/** On Linux each thread would keep a heap of its own for what C asks for, ten megabytes in all. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };
