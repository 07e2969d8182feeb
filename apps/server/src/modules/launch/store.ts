import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { LaunchTables } from '../../db/schema/launches.ts';

export type LaunchRow = Selectable<LaunchTables['launch_run']>;
export type StepRow = Selectable<LaunchTables['launch_step']>;
type NewLaunch = Insertable<LaunchTables['launch_run']>;
type NewStep = Insertable<LaunchTables['launch_step']>;

/** False when the key was used before, or one is under way in the project. */
export async function insertLaunch(
  db: Queries,
  launch: NewLaunch,
  steps: readonly NewStep[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('launch_run')
    .values(launch)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await db.insertInto('launch_step').values(steps).execute();
  return true;
}

export async function findLaunch(db: Queries, uid: string, id: string): Promise<LaunchRow | undefined> {
  return db
    .selectFrom('launch_run')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Of one key, where it was used; else the one under way in the project. */
export async function findInstead(
  db: Queries,
  uid: string,
  { idemKey, projectId }: { readonly idemKey: string | null; readonly projectId: string },
): Promise<LaunchRow | undefined> {
  const own = db.selectFrom('launch_run').selectAll().where('user_id', '=', uid);
  const known = idemKey === null ? undefined : await own.where('idem_key', '=', idemKey).executeTakeFirst();
  return known ?? own.where('project_id', '=', projectId).where('state', '=', 'running').executeTakeFirst();
}

export async function findLatest(
  db: Queries,
  uid: string,
  projectId: string,
): Promise<LaunchRow | undefined> {
  return db
    .selectFrom('launch_run')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function listSteps(db: Queries, launchId: string): Promise<readonly StepRow[]> {
  return db
    .selectFrom('launch_step')
    .selectAll()
    .where('launch_id', '=', launchId)
    .orderBy('place')
    .execute();
}

/** False when it is in another state by now. */
export async function updateLaunch(
  db: Queries,
  { id, state }: Pick<LaunchRow, 'id' | 'state'>,
  change: Updateable<LaunchTables['launch_run']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('launch_run')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it is in another state or attempt by now. */
export async function updateStep(
  db: Queries,
  { launch_id, place, state, attempt }: Pick<StepRow, 'launch_id' | 'place' | 'state' | 'attempt'>,
  change: Updateable<LaunchTables['launch_step']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('launch_step')
    .set(change)
    .where('launch_id', '=', launch_id)
    .where('place', '=', place)
    .where('state', '=', state)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Lease {
  readonly id: string;
  readonly holder: string;
  readonly now: number;
  readonly until: number;
}

/** Takes what no server holds, or renews what this one does. */
export async function takeLease(db: Queries, { id, holder, now, until }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('launch_run')
    .set({ holder, held_until: until })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((row) =>
      row.or([row('holder', 'is', null), row('holder', '=', holder), row('held_until', '<', now)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropLease(db: Queries, id: string, holder: string): Promise<void> {
  await db
    .updateTable('launch_run')
    .set({ holder: null, held_until: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute();
}

/** Under way, with no server at work on them. */
export async function listLeft(
  db: Queries,
  now: number,
  max: number,
): Promise<readonly Pick<LaunchRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('launch_run')
    .select(['id', 'user_id'])
    .where('state', '=', 'running')
    .where((row) => row.or([row('holder', 'is', null), row('held_until', '<', now)]))
    .orderBy('id')
    .limit(max)
    .execute();
}
