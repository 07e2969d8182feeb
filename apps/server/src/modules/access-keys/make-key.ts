import type { AccessKey, AccessScope } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { lockUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../auth/session-token.ts';
import { limit } from '../limits/hit-limit.ts';
import { toAccessKey, writeScopes } from './key-view.ts';
import { insertKey, type KeyRow, listKeys } from './store.ts';

const keysMax = 20;
/** Scanners for leaked secrets find a key by how it begins. */
const mark = 'slipway_';
const shownLength = mark.length + 6;

interface Wanted {
  readonly name: string;
  readonly scopes: readonly AccessScope[];
}

/** The key itself is in this answer and nowhere else. */
export async function makeKey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  uid: string,
  { name, scopes }: Wanted,
): Promise<{ key: AccessKey; secret: string }> {
  await limit(deps, { name: 'access-key-made', key: uid, max: 40, windowMs: 60 * 60_000 });
  const secret = `${mark}${deps.ids.secret()}`;
  const row: KeyRow = {
    id: deps.ids.next(),
    user_id: uid,
    name,
    scopes: writeScopes(scopes),
    key_hash: hashToken(secret),
    prefix: secret.slice(0, shownLength),
    created_at: deps.clock(),
    last_used_at: null,
  };
  await deps.db.transaction(async (trx) => {
    // Two at once are counted one after the other, and the account cannot be deleted meanwhile.
    if (!(await lockUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    if ((await listKeys(trx, uid)).length >= keysMax) throw new AppError('key/too-many', { max: keysMax });
    await insertKey(trx, row);
  });
  return { key: toAccessKey(row), secret };
}
