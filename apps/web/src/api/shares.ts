import type { Share, ShareKind } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

export type { Share };

/** What is shared: one version of a run's report or deck, or a project. */
export interface ShareOf {
  readonly kind: ShareKind;
  readonly id: string;
  readonly version?: number;
}

export type ShareDays = 7 | 30 | 90 | null;

/** Live links to one thing, newest first. */
export const sharesQuery = (uid: string, { kind, id }: ShareOf) =>
  queryOptions({
    queryKey: ['shares', uid, kind, id],
    queryFn: async ({ signal }) => (await call('GET /api/shares', { body: { kind, id }, signal })).shares,
    staleTime: 0,
  });

export async function makeShare(
  { kind, id, version }: ShareOf,
  { days, parts }: { readonly days: ShareDays; readonly parts: readonly string[] | null },
): Promise<Share> {
  const body = {
    kind,
    id,
    days,
    ...(version === undefined ? {} : { version }),
    ...(parts ? { parts: [...parts] } : {}),
  };
  return (await call('POST /api/shares', { body })).share;
}

export async function revokeShare(id: string): Promise<void> {
  await call('DELETE /api/shares/:id', { params: { id } });
}
