import type { RunSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { summarise } from './list-runs.ts';
import { searchSheets } from './store.ts';

/** By the title; words are lower case, letters and digits only. */
export async function searchRuns(
  deps: Pick<Deps, 'db'>,
  uid: string,
  words: readonly string[],
  max: number,
): Promise<RunSummary[]> {
  return summarise(deps, uid, await searchSheets(deps.db.query, uid, words, max));
}
