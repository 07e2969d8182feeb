import { AppError, type Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { limit } from '../limits/hit-limit.ts';
import { exportAccount } from './export-account.ts';

const hourMs = 60 * 60_000;
const exportsPerHour = 10;
/** Whatever became of one that began longer ago, another may begin. */
const longestMs = 10 * 60_000;

/** `gone` fires when nobody reads it any more. */
type StartExport = (person: Pick<Person, 'uid'>, gone: AbortSignal) => Promise<AsyncGenerator<string, void>>;

/** One at a time for each person, and a few in an hour: each goes through everything that is stored of them. */
export function makeExports(deps: Pick<Deps, 'db' | 'clock'>): StartExport {
  const begunAt = new Map<string, number>();
  return async (person, gone) => {
    const now = deps.clock();
    if (now - (begunAt.get(person.uid) ?? -longestMs) < longestMs)
      throw new AppError('account/export-running');
    begunAt.set(person.uid, now);
    const over = () => {
      if (begunAt.get(person.uid) === now) begunAt.delete(person.uid);
    };
    gone.addEventListener('abort', over, { once: true });
    try {
      if (gone.aborted) over();
      const code = 'account/too-many-exports';
      await limit(deps, { name: 'export', key: person.uid, max: exportsPerHour, windowMs: hourMs, code });
      const pieces = untilOver(await exportAccount(deps, person), over);
      // Only what has begun is told that it ends.
      await pieces.next();
      return pieces;
    } catch (error) {
      over();
      throw error;
    }
  };
}

async function* untilOver(
  pieces: AsyncGenerator<string, void>,
  over: () => void,
): AsyncGenerator<string, void> {
  try {
    yield '';
    yield* pieces;
  } finally {
    over();
  }
}
