import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countResetUse, forgiveAfterReset } from './attempts.ts';
import type { Caller } from './caller.ts';
import { checkNewPassword } from './password-rules.ts';

/** Anything else was not in a mail of ours, and PostgreSQL would choke on some of it. */
const tokenShape = /^\w{1,64}$/;

export async function resetPassword(
  deps: Deps,
  input: { readonly token: string; readonly newPassword: string },
  caller: Caller,
): Promise<{ readonly status: true }> {
  if (!tokenShape.test(input.token)) throw new AppError('reset/bad-token');
  await countResetUse(deps, caller.ip);
  const owner = await deps.identity.findResetOwner(input.token);
  if (!owner) throw new AppError('reset/bad-token');
  checkNewPassword(input.newPassword, owner);
  await deps.identity.resetPassword(input.token, input.newPassword);
  await forgiveAfterReset(deps, owner.email, caller.ip);
  return { status: true };
}
