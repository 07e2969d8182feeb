import type { Queries } from '../../../db/client.ts';
import type { Verdict } from './judge.ts';
import { endExperiment } from './store.ts';

const stopped: Verdict = {
  state: 'stopped',
  winner: null,
  holds: null,
  sentence: 'No verdict: the pages were taken down before the end.',
};

/** For pages that visitors see no more: an experiment that still runs ends without a verdict. */
export function stopExperiment(trx: Queries, publicationId: string, now: number): Promise<void> {
  return endExperiment(trx, publicationId, { now, verdict: JSON.stringify(stopped) });
}
