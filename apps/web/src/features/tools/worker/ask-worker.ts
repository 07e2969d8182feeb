import { AppError } from '@slipway/core';
import type { AnswerOf, Job } from './answer-job.ts';
import type { Answered, Asked } from './serve-jobs.ts';

/** As much of a worker as is needed here. */
interface WorkerPort {
  post(asked: Asked): void;
  /** `onBroken`: it could not be fetched or has died. */
  listen(onAnswer: (answered: Answered) => void, onBroken: () => void): void;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: AppError) => void;
}

/** The page's side: one worker, made with the first job and made anew when it breaks. */
export function makeAsk(openWorker: () => WorkerPort): <J extends Job>(job: J) => Promise<AnswerOf<J>> {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerPort | null = null;
  let last = 0;
  const open = (): WorkerPort => {
    const port = openWorker();
    port.listen(
      (answered) => {
        const one = waiting.get(answered.id);
        waiting.delete(answered.id);
        if ('value' in answered) one?.resolve(answered.value as never);
        else one?.reject(new AppError('tool/failed', {}, { cause: answered.problem }));
      },
      () => {
        if (worker !== port) return;
        worker = null;
        for (const one of waiting.values()) one.reject(new AppError('network/offline'));
        waiting.clear();
      },
    );
    return port;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker ??= open();
      worker.post({ id: last, job });
    });
}

export const askWorker = makeAsk(() => {
  const worker = new Worker(new URL('./tool-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (asked) => worker.postMessage(asked),
    listen(onAnswer, onBroken) {
      worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => onAnswer(data));
      worker.addEventListener('error', onBroken);
    },
  };
});
