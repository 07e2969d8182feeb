import type { Experiment } from '@slipway/contracts';
import { wilson } from '@slipway/stats';
import type { Deps } from '../../../deps.ts';
import type { ToolDeps } from '../../tools/tool-deps.ts';
import { getListed, type WhichPage } from '../get-page.ts';
import { toIso } from '../page-view.ts';
import { findPublication } from '../publish/store.ts';
import { concludeExperiment } from './conclude-experiment.ts';
import { armsOf, chanceOfB, isOver, judge, type Verdict } from './judge.ts';
import { type ExperimentRow, findLatest } from './store.ts';

/** One that is over gets its verdict here, if it has none yet. Null where there was none. */
export async function findExperiment(
  deps: ToolDeps & Pick<Deps, 'db' | 'clock'>,
  which: WhichPage,
): Promise<Experiment | null> {
  await getListed(deps.db.query, which);
  const publication = await findPublication(deps.db.query, which.uid, which.pageId);
  const find = () => publication && findLatest(deps.db.query, publication.id);
  const found = await find();
  if (!found) return null;
  if (found.verdict !== null || !isOver(found, deps.clock())) return toExperiment(found, deps.clock());
  await concludeExperiment(deps, found);
  return toExperiment((await find()) ?? found, deps.clock());
}

function toExperiment(row: ExperimentRow, now: number): Experiment {
  const arms = armsOf(row);
  const verdict: Verdict = row.verdict === null ? judge(row, now) : JSON.parse(row.verdict);
  return {
    id: row.id,
    hypothesis: row.hypothesis,
    sample: row.sample,
    threshold: row.threshold_ppm / 1e6,
    certainty: row.certainty_ppm / 1e6,
    startedAt: toIso(row.started_at),
    stopAt: toIso(row.stop_at),
    endedAt: isOver(row, now) ? toIso(row.ended_at ?? row.stop_at) : null,
    readouts: arms.map(({ visitors, signups }, index) => {
      const { low, high } = wilson(signups, visitors);
      return {
        variant: index === 0 ? 'a' : 'b',
        pageId: index === 0 ? row.page_a : row.page_b,
        visitors,
        signups,
        rate: visitors === 0 ? null : signups / visitors,
        low,
        high,
      };
    }),
    chanceOfB: chanceOfB(arms),
    verdict,
  };
}
