import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { deleteKey } from './store.ts';

/** From the next request on it opens nothing. */
export async function revokeKey({ db }: Pick<Deps, 'db'>, uid: string, id: string): Promise<void> {
  // No id is longer; and a NUL would be PostgreSQL's error instead of our answer.
  const found = /^[\w-]{1,64}$/.test(id) && (await deleteKey(db.query, uid, id));
  if (!found) throw new AppError('key/not-found');
}
