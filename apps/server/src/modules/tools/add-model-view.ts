import type { Run } from '@slipway/contracts';
import { AppError, type ErrorCode } from '@slipway/core';
import { collectView, type Report, withModelView } from '@slipway/report';
import { describeFault } from './describe-fault.ts';
import { isEnglish } from './is-english.ts';
import type { Job } from './job.ts';
import type { LiveRun } from './live-run.ts';
import { stages } from './stages.ts';
import type { ToolDeps } from './tool-deps.ts';

type Viewed =
  | { readonly report: Report; readonly model: NonNullable<Run['model']> }
  /** The computed report stands alone, and this is why. */
  | { readonly errorCode: ErrorCode };

/** Longer than any deadline of the model gateway: the last resort against one that hangs. */
const askingMaxMs = 240_000;

/** Asks the model for its own view and puts what passes the check beside the engine's sheet, which stays as it is. */
export async function addModelView(
  deps: Pick<ToolDeps, 'model' | 'log'>,
  job: Job,
  report: Report,
  live: LiveRun,
  isDeep: boolean,
): Promise<Viewed> {
  if (!deps.model) return { errorCode: 'model/unavailable' };
  live.send(stages.asking);
  const signal = AbortSignal.any([live.signal, AbortSignal.timeout(askingMaxMs)]);
  try {
    const founderTexts = Object.values(job.input).filter((value) => typeof value === 'string');
    const collector = collectView({ report, founderTexts, isDeep, isWord: await isEnglish() });
    const asked = deps.model.ask({
      report,
      input: job.input,
      guidance: job.tool.prompt?.({ input: job.input, report }) ?? null,
      isDeep,
      personId: job.uid,
      signal,
      onElement(element) {
        if (!signal.aborted && collector.take(element)) live.send({ event: 'words', data: collector.view });
      },
    });
    const { provider, name, usage } = await unlessAborted(asked, signal);
    live.send(stages.checking);
    const { view, added, refused } = collector;
    if (added === 0) throw new AppError('model/unusable');
    return { report: withModelView(report, view), model: { provider, name, ...usage, added, refused } };
  } catch (error) {
    const errorCode = codeOf(error);
    // A run that was cancelled or broken off by a stop says so by itself.
    if (!live.signal.aborted)
      deps.log.warn('a model’s answer could not be used', {
        runId: job.runId,
        code: errorCode,
        reason: describeFault(error),
      });
    return { errorCode };
  }
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError && error.code.startsWith('model/') ? error.code : 'model/unavailable';
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  // It may fail after nobody waits for it any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
