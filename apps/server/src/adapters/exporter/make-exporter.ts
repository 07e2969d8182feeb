import { Worker } from 'node:worker_threads';
import { AppError } from '@slipway/core';
import type { Log } from '../../deps.ts';
import type { Exporter, ExportHooks } from '../../modules/exports/exporter.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Waiting in line; more would wait longer than a person does. */
const waitingMax = 20;
const longestMs = 60_000;
/** A thread with fonts and libraries loaded is worth keeping for the next one, but not for ever. */
const idleMs = 60_000;
const memoryMb = 400;

/** One thread, one file after another. What is broken off ends with its thread. */
export function makeExporter(log: Pick<Log, 'error'>): Exporter {
  let worker: Worker | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function take(): Worker {
    clearTimeout(idle);
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    return worker;
  }

  async function drop(): Promise<void> {
    clearTimeout(idle);
    const dropped = worker;
    worker = null;
    await dropped?.terminate();
  }

  async function run(job: ToWorker, { signal, onProgress }: ExportHooks): Promise<Uint8Array<ArrayBuffer>> {
    signal.throwIfAborted();
    const used = take();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    const deadline = AbortSignal.timeout(longestMs);
    const stop = AbortSignal.any([signal, deadline]);
    const onStop = () => reject(stop.reason);
    const onMessage = (message: FromWorker) => {
      if (message.kind === 'progress') onProgress?.(message.progress);
      else if (message.kind === 'file') resolve(message.bytes);
      else reject(new Error(message.reason));
    };
    const onExit = () => reject(new Error('The thread ended.'));
    stop.addEventListener('abort', onStop, { once: true });
    used.on('message', onMessage).once('error', reject).once('exit', onExit);
    try {
      used.postMessage(job);
      return await promise;
    } catch (error) {
      await drop();
      if (signal.aborted) throw signal.reason;
      const what = 'svg' in job ? { format: 'preview' } : { format: job.format, kind: job.source.kind };
      log.error('a file could not be made', { ...what, reason: error });
      throw new AppError('export/failed', {}, { cause: error });
    } finally {
      stop.removeEventListener('abort', onStop);
      used.off('message', onMessage).off('error', reject).off('exit', onExit);
      clearTimeout(idle);
      idle = setTimeout(() => void drop(), idleMs).unref();
    }
  }

  async function inTurn(job: ToWorker, hooks: ExportHooks): Promise<Uint8Array<ArrayBuffer>> {
    if (waiting >= waitingMax) throw new AppError('export/busy', { retryAfterSeconds: 60 });
    waiting += 1;
    const before = last;
    const mine = before.then(
      () => run(job, hooks),
      () => run(job, hooks),
    );
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  }

  return {
    make: inTurn,
    // Kept for whoever asks next: hanging up does not end it.
    paint: (svg) => inTurn({ svg }, { signal: new AbortController().signal }),
    stop: drop,
  };
}
