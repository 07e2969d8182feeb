import type { AccessScope } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../auth/session-token.ts';
import { limit } from '../limits/hit-limit.ts';
import { readScopes } from './key-view.ts';
import { findByHash, setUsed } from './store.ts';

/** Requests of one key: an assistant asks for a few things at once, and a loop gone wild is stopped. */
const requestsMax = 120;
const minuteMs = 60_000;

export interface KeyHolder {
  readonly keyId: string;
  readonly uid: string;
  readonly scopes: readonly AccessScope[];
}

/** Who sent this, by the access key in its head and by nothing else. Refuses with a sentence. */
export async function openWithKey(deps: Pick<Deps, 'db' | 'clock'>, headers: Headers): Promise<KeyHolder> {
  const secret = /^bearer +([\w-]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (secret === undefined) throw new AppError('key/missing');
  const row = await findByHash(deps.db.query, hashToken(secret));
  if (!row) throw new AppError('key/unknown');
  await limit(deps, {
    name: 'access-key',
    key: row.id,
    max: requestsMax,
    windowMs: minuteMs,
    code: 'key/limit',
  });
  const now = deps.clock();
  if (row.last_used_at === null || now - row.last_used_at >= minuteMs)
    await setUsed(deps.db.query, row.id, now);
  return { keyId: row.id, uid: row.user_id, scopes: readScopes(row.scopes) };
}
