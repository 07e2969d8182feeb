import type { NameVote, VoteShare } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

export type { NameVote, VoteShare };

export const voteQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: ['votes', uid, id],
    queryFn: async ({ signal }) => (await call('GET /api/runs/:id/vote', { params: { id }, signal })).vote,
    staleTime: 0,
  });

export async function askFriends(id: string, names: readonly string[]): Promise<NameVote> {
  return (await call('POST /api/runs/:id/vote', { params: { id }, body: { names: [...names] } })).vote;
}

export async function setVoteOpen(id: string, isOpen: boolean): Promise<NameVote> {
  return (await call('PATCH /api/runs/:id/vote', { params: { id }, body: { isOpen } })).vote;
}

export async function deleteVote(id: string): Promise<null> {
  await call('DELETE /api/runs/:id/vote', { params: { id } });
  return null;
}
