import type { PublicConfig } from '@slipway/contracts';
import { AppError, type HostedFields, listMissingHosted } from '@slipway/core';
import { logError } from '../../../lib/log.ts';

export interface HostedBackend extends HostedFields {
  readonly measurementId: string | null;
  readonly authEmulator: string | null;
}

/** Specification, section 8: a missing field is logged as an initialization error and rethrown. */
export function requireBackend(config: PublicConfig): HostedBackend {
  const given = config.hosted ?? {};
  const missing = listMissingHosted(given);
  if (config.hosted !== null && missing.length === 0) return config.hosted;
  const error = new AppError('config/missing-fields', { list: missing.join(', ') });
  logInitialization(error);
  throw error;
}

export function logInitialization(error: unknown): void {
  logError({ message: `Initialization error: ${error instanceof Error ? error.message : String(error)}` });
}
