import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { deleteShare } from './store.ts';

/** From now on the address is as unknown as any other. */
export async function revokeShare(
  { db }: Pick<Deps, 'db'>,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  // Ids are ours; a NUL would be PostgreSQL's error instead of our answer.
  if (!/^\w{1,64}$/u.test(id) || !(await deleteShare(db.query, uid, id)))
    throw new AppError('share/not-found');
}
