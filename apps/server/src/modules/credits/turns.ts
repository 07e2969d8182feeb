import type { Deps } from '../../deps.ts';

const tails = new Map<string, Promise<void>>();

/**
 * One at a time for each subject, in the order of asking. The database's own lock decides between servers; inside this one,
 * a person with a thousand requests waits here, and not with every connection of the pool in hand.
 */
export async function inTurn<T>(
  { processId }: Pick<Deps, 'processId'>,
  subject: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `${processId} ${subject}`;
  const mine = (tails.get(key) ?? Promise.resolve()).then(work);
  const tail = mine.then(
    () => {},
    () => {},
  );
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}
