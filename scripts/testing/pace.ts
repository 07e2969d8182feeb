import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Processor time of the fixed work, measured on the machine whose seconds the budgets are. */
const quietMs = 260;

/** How many times longer than there the same work takes here and now, on two cores at once: 1 is as quick, 2 is half as quick. */
export async function measurePace(): Promise<number> {
  const times = await Promise.all([timeFixedWork(), timeFixedWork()]);
  return Math.max(...times) / quietMs;
}

async function timeFixedWork(): Promise<number> {
  const [took] = await once(new Worker(join(import.meta.dirname, 'fixed-work.ts')), 'message');
  return Number(took);
}
