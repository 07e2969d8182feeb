import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { HeatmapBlock, Report } from '@slipway/report';
import { heatmapPicture } from '@slipway/report/pictures';
import { makeRandom } from '@slipway/stats';
import { readInput } from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import { makeAsk } from '../apps/web/src/features/tools/worker/ask-worker.ts';

/** Payments of two years, a line each, as a founder exports them. */
export function makeEvents(lines: number): string {
  const random = makeRandom(7);
  const rows = ['customer,date,amount'];
  for (let customer = 1; rows.length <= lines; customer += 1)
    for (let month = Math.floor(random() * 24); month < 26 && rows.length <= lines; month += 1) {
      const day = String(1 + Math.floor(random() * 27)).padStart(2, '0');
      const at = `${2024 + Math.floor((month + 8) / 12)}-${String(((month + 8) % 12) + 1).padStart(2, '0')}`;
      rows.push(`cus_${customer},${at}-${day},${(20 + random() * 80).toFixed(2)}`);
      if (random() < 0.07) break;
    }
  return rows.join('\n');
}

/** Work of this thread alone: what the worker and the rest of the machine do meanwhile holds up no page. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Reads the events in a worker, runs the tool there and draws its triangle here: how long it took, and the longest task here. */
export async function timeTriangle(
  events: string,
  basis: unknown,
): Promise<{ readonly allMs: number; readonly longestMs: number }> {
  const worker = new Worker(join(import.meta.dirname, 'tool-worker.ts'));
  const ask = makeAsk(() => ({
    post: (asked) => worker.postMessage(asked),
    listen(onAnswer, onBroken) {
      worker.on('message', onAnswer);
      worker.on('error', onBroken);
    },
  }));
  const toolId = 'retention-burn';
  const { fields = [] } = (await engineLoaders[toolId]?.()) ?? {};
  // The code is there when a founder drops a file.
  await ask({ kind: 'import', toolId, source: 'a,2026-01-05,1' });
  let longestMs = 0;
  let isOver = false;
  const watching = (async () => {
    for (let last = busyMs(); !isOver; last = busyMs()) {
      await nextTask();
      longestMs = Math.max(longestMs, busyMs() - last);
    }
  })();
  const from = performance.now();
  const { input } = await ask({ kind: 'import', toolId, source: events });
  const read = readInput(fields, input);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
  const report: Report = await ask({ kind: 'run', toolId, input: read.input, basis });
  const triangle = report.blocks.find((block): block is HeatmapBlock => block.kind === 'heatmap');
  if (!triangle) throw new Error('There is no triangle.');
  heatmapPicture.draw(triangle, report.figures, 720);
  const allMs = performance.now() - from;
  isOver = true;
  await watching;
  await worker.terminate();
  return { allMs, longestMs };
}
