import type { AccessKey, AccessScope } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

/** Always asked anew: another device may have made or revoked one, and each use moves its date. */
export const accessKeysQuery = (uid: string) =>
  queryOptions({
    queryKey: ['account', uid, 'keys'],
    queryFn: ({ signal }) => call('GET /api/me/keys', { signal }),
    staleTime: 0,
  });

export interface MadeKey {
  readonly key: AccessKey;
  /** Never sent again. */
  readonly secret: string;
}

export async function makeAccessKey(input: { name: string; scopes: AccessScope[] }): Promise<MadeKey> {
  return call('POST /api/me/keys', { body: input });
}

export async function revokeAccessKey({ id }: AccessKey): Promise<void> {
  await call('DELETE /api/me/keys/:id', { params: { id } });
}
