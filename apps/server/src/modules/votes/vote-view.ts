import type { NameVote, VoteShare } from '@slipway/contracts';
import { wilson } from '@slipway/stats';
import type { Deps } from '../../deps.ts';
import type { CountRow, VoteRow } from './store.ts';

/** What the owner sees: totals, each with what the true share may be. */
export function toVote(
  { config }: Pick<Deps, 'config'>,
  vote: VoteRow,
  counts: readonly CountRow[],
): NameVote {
  return {
    url: `${config.publicUrl}/vote/${vote.token}`,
    isOpen: vote.closed_at === null,
    createdAt: new Date(vote.created_at).toISOString(),
    voters: vote.voters,
    names: counts.map(({ name, remembered, heard, spelled }) => ({
      name,
      remembered: toShare(remembered, vote.voters),
      spelled: toShare(spelled, heard),
    })),
  };
}

function toShare(count: number, of: number): VoteShare {
  const { low, high } = wilson(count, of);
  return { count, of, low, high };
}
