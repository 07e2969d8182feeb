import type { Share } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { hashShareToken, shareToken } from './share-token.ts';
import type { ShareRow } from './store.ts';

/** What its owner sees of a link. */
export function toShare({ config }: Pick<Deps, 'config'>, row: ShareRow): Share {
  const token = shareToken(config.authSecret, row.id);
  const isSame = hashShareToken(token) === row.token_hash;
  return {
    id: row.id,
    kind: row.kind,
    url: isSame ? `${config.publicUrl}/s/${token}` : null,
    version: row.version,
    parts: row.parts === null ? null : JSON.parse(row.parts),
    createdAt: toIso(row.created_at),
    expiresAt: row.expires_at === null ? null : toIso(row.expires_at),
    opened: row.opened,
    openedAt: row.opened_at === null ? null : toIso(row.opened_at),
  };
}

export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
