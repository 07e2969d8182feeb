import type { NameVote } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { getSheet } from '../tools/get-run.ts';
import { findVote, listCounts } from './store.ts';
import { toVote } from './vote-view.ts';

export interface WhichRun {
  readonly uid: string;
  readonly runId: string;
}

type VoteDeps = Pick<Deps, 'db' | 'config'>;

/** Of one of the person's own results; null where no friends were asked. */
export async function showVote(deps: VoteDeps, { uid, runId }: WhichRun): Promise<NameVote | null> {
  await getSheet(deps, uid, runId);
  const { query } = deps.db;
  const vote = await findVote(query, uid, runId);
  return vote ? toVote(deps, vote, await listCounts(query, runId)) : null;
}

export async function getVote(deps: VoteDeps, which: WhichRun): Promise<NameVote> {
  const vote = await showVote(deps, which);
  if (!vote) throw new AppError('vote/not-found');
  return vote;
}
