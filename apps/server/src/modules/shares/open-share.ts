import type { Shared } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import type { IsNewVisitor, Visitor } from '../pages/visits/visitors.ts';
import { readContent } from './read-content.ts';
import { hashShareToken } from './share-token.ts';
import { toIso } from './share-view.ts';
import { countOpening, findLive, type ShareRow } from './store.ts';

type OpenDeps = Pick<Deps, 'db' | 'clock' | 'tools'>;

interface Opened {
  readonly share: ShareRow;
  readonly shared: Shared;
}

/** For whoever has the link. The same work and the same refusal, whether a link is unknown, expired or revoked. */
export async function openShare(deps: OpenDeps, token: string, ip: string): Promise<Opened> {
  await limit(deps, { name: 'share-open', key: addressKey(ip), max: 300, windowMs: 10 * 60_000 });
  const share = await findLive(deps.db.query, hashShareToken(token), deps.clock());
  if (!share) throw new AppError('share/not-found');
  try {
    const { title, reports, deck } = await readContent(deps, share);
    const expiresAt = share.expires_at === null ? null : toIso(share.expires_at);
    return { share, shared: { kind: share.kind, title, expiresAt, reports, deck } };
  } catch (error) {
    // Nothing of it is left to show: an old version that was pruned, say.
    if (error instanceof AppError && error.status < 500) throw new AppError('share/not-found');
    throw error;
  }
}

/** Reads it as a person does, and counts that. */
export async function readShare(
  deps: OpenDeps,
  isNew: IsNewVisitor,
  { token, visitor, isPerson }: { token: string; visitor: Visitor; isPerson: boolean },
): Promise<Shared> {
  const { share, shared } = await openShare(deps, token, visitor.ip);
  const now = deps.clock();
  if (isPerson && isNew(share.id, visitor, now)) await countOpening(deps.db.query, share.id, now);
  return shared;
}
