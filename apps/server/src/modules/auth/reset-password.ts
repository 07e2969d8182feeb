import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countResetUse } from './attempts.ts';
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
  checkNewPassword(input.newPassword);
  await countResetUse(deps, caller.ip);
  await deps.identity.resetPassword(input.token, input.newPassword);
  return { status: true };
}
