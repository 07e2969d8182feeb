import { AppError } from '@slipway/core';
import { askConfig } from '../../../api/server-offers.ts';
import { logInitialization, requireBackend } from './hosted-config.ts';
import type { HostedIdentity } from './identity-hosted.ts';

let loading: Promise<HostedIdentity> | null = null;
let loaded: HostedIdentity | null = null;

/** Asks the server for the fields, checks them, fetches the provider's client and sets it up: once, and again after a failure. */
export function loadHosted(): Promise<HostedIdentity> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Null until it is there. A popup must be opened without waiting for anything. */
export function findHosted(): HostedIdentity | null {
  return loaded;
}

async function load(): Promise<HostedIdentity> {
  const backend = requireBackend(await askConfig(AbortSignal.timeout(30_000)));
  const { makeHostedIdentity } = await fetchClient();
  try {
    loaded = makeHostedIdentity(backend);
    return loaded;
  } catch (error) {
    logInitialization(error);
    throw error;
  }
}

async function fetchClient() {
  try {
    return await import('./make-identity.ts');
  } catch (cause) {
    throw new AppError('network/offline', {}, { cause });
  }
}
