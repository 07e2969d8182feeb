import type { Ballot, CastVote } from '@slipway/contracts';
import { call } from '../lib/http.ts';

export type { Ballot, CastVote };

/** Apart from what the owner calls: a friend's page does without the data cache. */
export function getBallot(token: string, signal: AbortSignal): Promise<Ballot> {
  return call('GET /api/votes/:token', { params: { token }, signal });
}

export async function castVote(token: string, said: CastVote): Promise<void> {
  await call('POST /api/votes/:token', { params: { token }, body: said });
}
