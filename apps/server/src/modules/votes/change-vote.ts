import type { NameVote } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import type { Deps } from '../../deps.ts';
import { getSheet } from '../tools/get-run.ts';
import { limitChanges } from './ask-friends.ts';
import { getVote, type WhichRun } from './show-vote.ts';
import { deleteVote, setClosed } from './store.ts';

/** Closed, the link counts nothing more; opened again it goes on from its totals. */
export async function setOpen(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  which: WhichRun,
  isOpen: boolean,
): Promise<NameVote> {
  await getVote(deps, which);
  await limitChanges(deps, which.uid);
  await setClosed(deps.db.query, which, isOpen ? null : deps.clock());
  return getVote(deps, which);
}

export async function removeVote(deps: Pick<Deps, 'db' | 'log'>, { uid, runId }: WhichRun): Promise<void> {
  await getSheet(deps, uid, runId);
  if (!(await deleteVote(deps.db.query, uid, runId))) throw new AppError('vote/not-found');
  await scrubDeleted(deps);
}
