import type { Share, ShareKind } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { limit } from '../limits/hit-limit.ts';
import { readContent } from './read-content.ts';
import { hashShareToken, shareToken } from './share-token.ts';
import { toShare } from './share-view.ts';
import { countShares, deleteExpired, insertShare, type ShareRow } from './store.ts';
import { toTarget } from './target.ts';

const sharesMost = 200;
const dayMs = 24 * 60 * 60_000;

interface Wanted {
  readonly uid: string;
  readonly kind: ShareKind;
  readonly id: string;
  readonly version?: number | undefined;
  readonly parts?: readonly string[] | undefined;
  readonly days: number | null;
}

/** Of what is the person's own, and only of what there is to show. */
export async function makeShare(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'tools'>,
  { uid, kind, id, version, parts, days }: Wanted,
): Promise<Share> {
  await limit(deps, { name: 'share-make', key: uid, max: 120, windowMs: 60 * 60_000 });
  const now = deps.clock();
  const shareId = deps.ids.next();
  const isProject = kind === 'project';
  const asked = {
    ...toTarget(kind, id),
    user_id: uid,
    version: version ?? null,
    parts: isProject ? JSON.stringify([...new Set(parts)]) : null,
  };
  const content = await readContent(deps, asked);
  const row: ShareRow = {
    ...asked,
    id: shareId,
    version: isProject ? null : content.version,
    token_hash: hashShareToken(shareToken(deps.config.authSecret, shareId)),
    created_at: now,
    expires_at: days === null ? null : now + days * dayMs,
    opened: 0,
    opened_at: null,
  };
  await deleteExpired(deps.db.query, uid, now);
  if ((await countShares(deps.db.query, uid)) >= sharesMost)
    throw new AppError('share/full', { most: sharesMost });
  await insertShare(deps.db.query, row);
  return toShare(deps, row);
}
