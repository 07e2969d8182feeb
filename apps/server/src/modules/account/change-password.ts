import { AppError, type Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countPasswordCheck } from '../auth/attempts.ts';
import { dropResets } from '../auth/drop-resets.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { requireOwnPasswords } from '../auth/require-own-passwords.ts';
import { deleteOtherSessions, findPasswordHash, updatePasswordHash } from './store.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Ends every other session and every open reset link: who knew the old password or holds a link is out. */
export async function changePassword(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'identity'>,
  caller: { readonly person: Person; readonly sessionId: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  requireOwnPasswords(deps);
  const { uid, email, displayName } = caller.person;
  checkNewPassword(newPassword, { email, name: displayName ?? '' });
  const forgive = await countPasswordCheck(deps, caller.sessionId);
  const current = await findPasswordHash(deps.db.query, uid);
  if (current === null || !(await deps.identity.verifyPassword(current, currentPassword)))
    throw new AppError('auth/wrong-password');
  await forgive();
  const hash = await deps.identity.hashPassword(newPassword);
  const now = new Date(deps.clock()).toISOString();
  await deps.db.transaction(async (trx) => {
    await updatePasswordHash(trx, uid, hash, now);
    await deleteOtherSessions(trx, uid, caller.sessionId);
    await dropResets(trx, uid);
  });
}
