import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/**
 * Arguments of Node for the server. It keeps 2 MB for what is new instead of 16: loading what is known makes much that is soon
 * thrown away, and the process would hold on to 100 MB of it. `gc` lets the server throw the rest away once it is warm. One thread
 * beside the server's own does what V8 leaves to helpers, instead of four.
 */
export const serverCommand: readonly string[] = [
  '--max-semi-space-size=2',
  '--v8-pool-size=1',
  '--expose-gc',
  main,
];

/**
 * On Linux each thread would keep a heap of its own for what C asks for, ten megabytes in all. Left alone, C raises the size from
 * which memory is given back with each large piece that is freed, and keeps 15 to 30 MB that nobody uses.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
