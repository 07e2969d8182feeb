import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { importEvents } from '../../../../test/counting-tool.ts';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { makeAsk } from './ask-worker.ts';

const workers: Worker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate();
});

/** A real thread, with the handler that the browser's worker has. */
const ask = makeAsk(() => {
  const worker = new Worker(join(import.meta.dirname, '../../../../test/counting-worker.ts'));
  workers.push(worker);
  return {
    post: (asked) => worker.postMessage(asked),
    listen(onAnswer, onBroken) {
      worker.on('message', onAnswer);
      worker.on('error', onBroken);
      worker.on('exit', onBroken);
    },
  };
});

const rows = 100_000;
const events = Array.from({ length: rows }, (_, at) => (at === 41 ? 'c41,much' : `c${at},1`)).join('\n');
const read = {
  input: { price: rows - 1 },
  rows: rows - 1,
  problems: [{ line: 42, message: 'The amount is no number.' }],
};

/** How many tasks this thread gets to while something is worked on. */
async function countTasks<T>(work: () => T | Promise<T>): Promise<{ answer: T; tasks: number }> {
  let tasks = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await nextTask();
      if (!isOver) tasks += 1;
    }
  })();
  const answer = await work();
  isOver = true;
  await counting;
  return { answer, tasks };
}

it('reads a hundred thousand rows while the page goes on with other tasks', async () => {
  const here = await countTasks(() => importEvents(events));
  expect(here).toEqual({ answer: read, tasks: 0 });
  const there = await countTasks(() => ask({ kind: 'import', toolId: 'tiny-tool', source: events }));
  expect(there.answer).toEqual(read);
  expect(there.tasks).toBeGreaterThan(0);
});

it('reads payments into cohorts there, by the tool’s own reader', async () => {
  const customers = 5_000;
  const days = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'];
  const lines = days.flatMap((day) => Array.from({ length: customers }, (_, at) => `c${at},${day},49`));
  const source = ['customer,date,amount', ...lines].join('\n');
  const { answer, tasks } = await countTasks(() => ask({ kind: 'import', toolId: 'retention-burn', source }));
  expect(answer).toMatchObject({
    rows: days.length * customers,
    problems: [],
    input: { cohorts: [{ cohort: '2026-01', m0: customers, m1: customers, m2: customers, m3: customers }] },
  });
  expect(tasks).toBeGreaterThan(0);
});

it('runs an engine there, with the same result as here', async () => {
  const input = { price: 21 };
  const { answer, tasks } = await countTasks(() =>
    ask({ kind: 'run', toolId: 'tiny-tool', input, basis: null }),
  );
  expect(answer).toEqual(tinyTool.run(input, null));
  expect(tasks).toBeGreaterThan(0);
});

it('refuses what cannot be done, and goes on with the next', async () => {
  await expect(ask({ kind: 'import', toolId: 'nobody', source: '' })).rejects.toMatchObject({
    code: 'tool/failed',
  });
  const rowsAlready = [
    ['c1', '2'],
    ['c2', '3'],
  ];
  expect(await ask({ kind: 'import', toolId: 'tiny-tool', source: rowsAlready })).toMatchObject({
    input: { price: 5 },
  });
});

it('makes another worker after one has died', async () => {
  await ask({ kind: 'import', toolId: 'tiny-tool', source: 'a,1' });
  const dying = ask({ kind: 'import', toolId: 'tiny-tool', source: events });
  await workers.at(-1)?.terminate();
  await expect(dying).rejects.toMatchObject({ code: 'network/offline' });
  expect(await ask({ kind: 'import', toolId: 'tiny-tool', source: 'a,1' })).toMatchObject({ rows: 1 });
});
