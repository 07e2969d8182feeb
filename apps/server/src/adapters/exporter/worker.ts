import { parentPort } from 'node:worker_threads';
import { findFonts } from '@slipway/export/fonts';
import { makeFile } from '@slipway/export/make';
import type { FromWorker, ToWorker } from './messages.ts';

const fonts = findFonts();

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

parentPort?.on('message', async ({ format, source, options }: ToWorker) => {
  try {
    const progress = (done: number, total: number, what: string) =>
      send({ kind: 'progress', progress: { done, total, what } });
    const made = await makeFile(format, source, { fonts, progress }, options);
    // A copy: what a library hands out may be a window on memory that it goes on using.
    const bytes = new Uint8Array(made);
    send({ kind: 'file', bytes }, [bytes.buffer]);
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
