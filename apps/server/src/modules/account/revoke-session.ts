import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { deleteSession } from './store.ts';

export async function revokeSession(deps: Pick<Deps, 'db'>, uid: string, id: string): Promise<void> {
  // No id is longer; and a NUL would be PostgreSQL's error instead of our answer.
  const found = /^[\w-]{1,64}$/.test(id) && (await deleteSession(deps.db.query, uid, id));
  if (!found) throw new AppError('profile/session-not-found');
}
