import type { Deps } from '../deps.ts';

/** The rows are gone either way: a disk that is full keeps their traces until the next deletion. */
export async function scrubDeleted({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    await db.scrub();
  } catch (error) {
    log.warn('traces of deleted text may be left in the database file', { reason: error });
  }
}
