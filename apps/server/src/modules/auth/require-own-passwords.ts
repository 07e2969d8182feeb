import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';

/** With the hosted backend passwords are at the provider, and what takes one here is not there. */
export function requireOwnPasswords({ config }: Pick<Deps, 'config'>): void {
  if (config.hosted !== null) throw new AppError('request/not-found');
}
