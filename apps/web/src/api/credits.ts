import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../lib/http.ts';
import { askAnew } from '../lib/query-client.ts';

export type CreditRecord = CallResult<'GET /api/credits'>;
export type CreditTransaction = CallResult<'GET /api/credits/transactions'>[number];

const area = (uid: string) => ['credits', uid] as const;

/** The person's own midnight decides the reset, so the server is told the zone of this device. */
function findZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const creditsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...area(uid), 'balance'],
    queryFn: ({ signal }) => call('GET /api/credits', { body: { zone: findZone() }, signal }),
  });

export const transactionsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...area(uid), 'transactions'],
    queryFn: ({ signal }) => call('GET /api/credits/transactions', { signal }),
  });

/** To be called by whatever may have moved credits, after the server has answered. */
export async function refreshCredits(cache: QueryClient, uid: string): Promise<void> {
  await askAnew(cache, area(uid));
}
