import type { Launch } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { keepUser } from '../../db/keep-user.ts';
import { getForWriting } from '../projects/get-project.ts';
import { carryOutLaunch } from './carry-out-launch.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { launchOrder } from './launch-order.ts';
import { getLaunch, toLaunch } from './launch-view.ts';
import { findInstead, insertLaunch } from './store.ts';

interface Wish {
  readonly uid: string;
  readonly projectId: string;
  readonly tools: readonly string[];
  readonly idempotencyKey: string | null;
}

/** Answers as soon as it is written down; this server begins at once, and any other goes on should it die. */
export async function startLaunch(deps: LaunchDeps, wish: Wish): Promise<Launch> {
  const { uid, projectId, idempotencyKey: idemKey } = wish;
  await getForWriting(deps, uid, projectId);
  const unknown = wish.tools.find((id) => !launchOrder.some((tool) => tool === id));
  if (unknown !== undefined) throw new AppError('tool/not-found');
  const id = deps.ids.next();
  const chosen = launchOrder.filter((tool) => wish.tools.includes(tool));
  const instead = await deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    const isFresh = await insertLaunch(
      trx,
      {
        id,
        user_id: uid,
        project_id: projectId,
        state: 'running',
        problem: null,
        idem_key: idemKey,
        holder: null,
        held_until: null,
        created_at: deps.clock(),
        finished_at: null,
      },
      chosen.map((tool, place) => ({
        launch_id: id,
        place,
        user_id: uid,
        tool,
        state: 'waiting' as const,
        attempt: 0,
        input: null,
        run_id: null,
        cost: null,
        problem: null,
      })),
    );
    return isFresh ? null : await findInstead(trx, uid, { idemKey, projectId });
  });
  if (instead === undefined) throw new AppError('launch/not-found');
  if (instead !== null) return toLaunch(deps, instead);
  carryOutLaunch(deps, { uid, id });
  return getLaunch(deps, { uid, id });
}
