import PQueue from 'p-queue';
import type { Deps } from '../../deps.ts';

/** As many as the model takes of one person at once. */
const atOnce = 2;

const lines = new Map<string, PQueue>();

/**
 * A person's third run waits here for their first two, before its report leaves: in the model's own queue it would run into
 * the time limit behind them, and a crowd of one's own would be a way to be excused from paying. Who is told to stop waits
 * no longer.
 */
export async function inOwnLine(
  { processId }: Pick<Deps, 'processId'>,
  uid: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const key = `${processId} ${uid}`;
  const line = lines.get(key) ?? new PQueue({ concurrency: atOnce });
  lines.set(key, line);
  const { promise: isAborted, resolve } = Promise.withResolvers<void>();
  const onAbort = () => resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  let begun: Promise<void> | null = null;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const inLine = line.add(begin);
  try {
    await Promise.race([inLine, isAborted]);
    await begin();
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Its place comes up later, and is then given on at once.
    void inLine.catch(() => {}).finally(() => line.size + line.pending === 0 && lines.delete(key));
  }
}
