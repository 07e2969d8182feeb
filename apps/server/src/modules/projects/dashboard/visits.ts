import { keepUser } from '../../../db/keep-user.ts';
import type { Deps } from '../../../deps.ts';
import { findVisit, putVisit } from './store.ts';

/** Who comes back after this long has been away. */
const awayMs = 30 * 60_000;
/** Looking again within a minute is the same look. */
const lookMs = 60_000;

interface Visit {
  /** End of the visit before this one; null on the first. */
  readonly since: number | null;
  readonly hasSample: boolean;
}

/** Notes that the person is here, and says since when things are new to them. */
export async function noteVisit(deps: Pick<Deps, 'db' | 'clock'>, uid: string): Promise<Visit> {
  const known = await findVisit(deps.db.query, uid);
  const now = deps.clock();
  const isBack = known !== undefined && now - known.seen_at > awayMs;
  const since = isBack ? known.seen_at : (known?.since_at ?? null);
  if (known === undefined || now - known.seen_at > lookMs)
    await put(deps, uid, { seen_at: now, since_at: since });
  return { since, hasSample: known?.sample_hidden_at == null };
}

export async function hideSample(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  isHidden: boolean,
): Promise<void> {
  await put(deps, uid, { sample_hidden_at: isHidden ? deps.clock() : null });
}

/** Not for somebody who has left meanwhile. */
async function put(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  change: Parameters<typeof putVisit>[2],
): Promise<void> {
  await db.transaction(async (trx) => {
    if (await keepUser(trx, db.engine, uid)) await putVisit(trx, uid, change, clock());
  });
}
