import { AppError } from '@slipway/core';
import PQueue, { TimeoutError } from 'p-queue';

const atOnce = 8;
const atOncePerPerson = 2;
/** More waiting than this and nobody at the end of the line is served in time. */
const waitingMax = 64;

export interface Places {
  /** Runs the work when it is this person's turn; `model/busy` when that is too far off. */
  take<T>(personId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/**
 * Eight at once, two a person. A person's third request waits in that person's own line, so the common line holds at most
 * two of anybody and nobody waits behind a crowd of one.
 */
export function makePlaces(queueMs: number): Places {
  const common = new PQueue({ concurrency: atOnce });
  const lines = new Map<string, PQueue>();
  return {
    async take(personId, signal, work) {
      if (common.size >= waitingMax) throw new AppError('model/busy');
      const line = lines.get(personId) ?? new PQueue({ concurrency: atOncePerPerson });
      lines.set(personId, line);
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(new TimeoutError()), queueMs);
      const options = { signal: AbortSignal.any([signal, waiting.signal]) };
      const begin = () => {
        clearTimeout(timer);
        return work();
      };
      try {
        return await line.add(() => common.add(begin, options), options);
      } catch (error) {
        if (error instanceof TimeoutError || waiting.signal.aborted)
          throw new AppError('model/busy', {}, { cause: error });
        throw error;
      } finally {
        clearTimeout(timer);
        if (line.size === 0 && line.pending === 0) lines.delete(personId);
      }
    },
  };
}
