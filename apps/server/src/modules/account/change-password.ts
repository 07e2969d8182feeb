import { AppError, type Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countSignIn } from '../auth/attempts.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { deleteOtherSessions, findPasswordHash, updatePasswordHash } from './store.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Ends every other session: who knew the old password is out. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'identity'>,
  caller: { readonly person: Person; readonly sessionId: string; readonly ip: string },
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { uid, email } = caller.person;
  checkNewPassword(newPassword);
  // Counted with sign-ins: a borrowed session is no place to guess the password from.
  const forgive = await countSignIn(deps, email, caller.ip);
  const current = await findPasswordHash(deps.db.query, uid);
  if (current === null || !(await deps.identity.verifyPassword(current, currentPassword)))
    throw new AppError('auth/wrong-password');
  await forgive();
  const hash = await deps.identity.hashPassword(newPassword);
  const now = new Date(deps.clock()).toISOString();
  await deps.db.transaction(async (trx) => {
    await updatePasswordHash(trx, uid, hash, now);
    await deleteOtherSessions(trx, uid, caller.sessionId);
  });
}
