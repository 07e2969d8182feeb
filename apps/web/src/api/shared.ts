import type { Shared } from '@slipway/contracts';
import { call } from '../lib/http.ts';

export type { Shared };

/** Apart from what the owner calls: a reader's page does without the data cache. */
export function getShared(token: string, signal: AbortSignal): Promise<Shared> {
  return call('GET /api/shared/:token', { params: { token }, signal });
}
