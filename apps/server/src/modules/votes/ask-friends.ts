import type { NameVote } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { limit } from '../limits/hit-limit.ts';
import { getRun } from '../tools/get-run.ts';
import { getVote, type WhichRun } from './show-vote.ts';
import { insertCounts, insertVote } from './store.ts';

/** Only names that the result itself has: the public page shows what Slipway made, never any text. */
export async function askFriends(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  { uid, runId }: WhichRun,
  names: readonly string[],
): Promise<NameVote> {
  const { report } = await getRun(deps, { uid, runId });
  await limitChanges(deps, uid);
  const made = report?.blocks.flatMap((block) => (block.kind === 'names' ? block.rows : [])) ?? [];
  const isOwn = names.every((name) => made.some((row) => row.name === name));
  if (!isOwn || new Set(names).size < names.length)
    throw new AppError('request/invalid', {
      problem: 'Friends vote on different names of this result.',
      field: 'names',
    });
  await deps.db.transaction(async (trx) => {
    const vote = { run_id: runId, user_id: uid, token: deps.ids.secret(), created_at: deps.clock() };
    if (!(await insertVote(trx, { ...vote, closed_at: null, voters: 0 }))) return;
    const none = { remembered: 0, heard: 0, spelled: 0 };
    const rows = names.map((name, place) => ({ run_id: runId, place, user_id: uid, name, ...none }));
    await insertCounts(trx, rows);
  });
  return getVote(deps, { uid, runId });
}

export function limitChanges(deps: Pick<Deps, 'db' | 'clock'>, uid: string): Promise<void> {
  return limit(deps, { name: 'vote-change', key: uid, max: 60, windowMs: 10 * 60_000 });
}
