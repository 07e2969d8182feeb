import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import { type CountRow, findByToken, listCounts, type VoteRow } from './store.ts';

/** Links are ours; anything else names nothing, and a NUL would be PostgreSQL's error instead of our answer. */
export function isToken(value: string): boolean {
  return /^[\w-]{1,64}$/u.test(value);
}

/** For whoever has the link: the vote while it takes votes, with its names. */
export async function getOpen(
  db: Queries,
  token: string,
): Promise<{ readonly vote: VoteRow; readonly counts: readonly CountRow[] }> {
  const vote = isToken(token) ? await findByToken(db, token) : undefined;
  if (!vote) throw new AppError('vote/not-found');
  if (vote.closed_at !== null) throw new AppError('vote/closed');
  return { vote, counts: await listCounts(db, vote.run_id) };
}
