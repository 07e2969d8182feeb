import type { HostedBackend } from './hosted-config.ts';
import { createHostedIdentity, type HostedIdentity } from './identity-hosted.ts';
import { setUpBackend } from './set-up.ts';

/** The one file that brings the provider's client: a page asks for it once, and only in hosted mode. */
export function makeHostedIdentity(backend: HostedBackend): HostedIdentity {
  return createHostedIdentity(setUpBackend(backend).auth);
}
