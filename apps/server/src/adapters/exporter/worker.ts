import { parentPort } from 'node:worker_threads';
import { findFonts } from '@slipway/export/fonts';
import { makeFile, paintSvg } from '@slipway/export/make';
import type { FromWorker, ToWorker } from './messages.ts';

const fonts = findFonts();

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

async function carryOut(job: ToWorker): Promise<Uint8Array> {
  if ('svg' in job) return (await paintSvg())(job.svg, fonts);
  const progress = (done: number, total: number, what: string) =>
    send({ kind: 'progress', progress: { done, total, what } });
  return makeFile(job.format, job.source, { fonts, progress }, job.options);
}

parentPort?.on('message', async (job: ToWorker) => {
  try {
    // A copy: what a library hands out may be a window on memory that it goes on using.
    const bytes = new Uint8Array(await carryOut(job));
    send({ kind: 'file', bytes }, [bytes.buffer]);
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
