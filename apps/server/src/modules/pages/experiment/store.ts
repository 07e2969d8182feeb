import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';
import type { Variant } from '../publish/store.ts';

export type ExperimentRow = Selectable<PageTables['page_experiment']>;

/** Whoever saw the page last may still sign up for so long after both samples are full. */
const lastSignupMs = 30 * 60_000;

export async function insertExperiment(
  db: Queries,
  row: Insertable<PageTables['page_experiment']>,
): Promise<void> {
  await db.insertInto('page_experiment').values(row).execute();
}

export async function findLatest(db: Queries, publicationId: string): Promise<ExperimentRow | undefined> {
  return db
    .selectFrom('page_experiment')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One statement, so that visitors who come at once are all counted, and none after the sample of both pages is full. */
export async function countVisitor(
  db: Queries,
  publicationId: string,
  variant: Variant,
  now: number,
): Promise<void> {
  const [a, b] = variant === 'a' ? [1, 0] : [0, 1];
  await db
    .updateTable('page_experiment')
    .set({
      visitors_a: sql`visitors_a + ${sql.lit(a)}`,
      visitors_b: sql`visitors_b + ${sql.lit(b)}`,
      ended_at: sql`case when visitors_a + ${sql.lit(a)} >= sample and visitors_b + ${sql.lit(b)} >= sample
        then ${now + lastSignupMs} else ended_at end`,
    })
    .where('publication_id', '=', publicationId)
    .where('ended_at', 'is', null)
    .where('stop_at', '>', now)
    .execute();
}

export async function countSignup(
  db: Queries,
  publicationId: string,
  variant: Variant,
  now: number,
): Promise<void> {
  const column = variant === 'a' ? 'signups_a' : 'signups_b';
  await db
    .updateTable('page_experiment')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('publication_id', '=', publicationId)
    .where((where) =>
      where.or([
        where.and([where('ended_at', 'is', null), where('stop_at', '>', now)]),
        where('ended_at', '>', now),
      ]),
    )
    .where('verdict', 'is', null)
    .execute();
}

/** Stopped by its owner; one whose samples are full is left to its verdict. */
export async function endExperiment(
  db: Queries,
  publicationId: string,
  { now, verdict }: { readonly now: number; readonly verdict: string },
): Promise<void> {
  await db
    .updateTable('page_experiment')
    .set({ ended_at: now, verdict })
    .where('publication_id', '=', publicationId)
    .where('verdict', 'is', null)
    .where('ended_at', 'is', null)
    .where('stop_at', '>', now)
    .execute();
}

/** One caller of any number writes it. */
export async function writeVerdict(
  db: Queries,
  id: string,
  { verdict, endedAt }: { readonly verdict: string; readonly endedAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_experiment')
    .set({ verdict, ended_at: endedAt })
    .where('id', '=', id)
    .where('verdict', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listRunning(
  db: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  max: number,
): Promise<readonly ExperimentRow[]> {
  return db
    .selectFrom('page_experiment')
    .selectAll()
    .where('user_id', '=', uid)
    .where('project_id', '=', projectId)
    .where('verdict', 'is', null)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

/** Over, and without a verdict yet. */
export async function listOver(db: Queries, now: number, max: number): Promise<readonly ExperimentRow[]> {
  return db
    .selectFrom('page_experiment')
    .selectAll()
    .where('verdict', 'is', null)
    .where((where) =>
      where.or([
        where('ended_at', '<=', now),
        where.and([where('ended_at', 'is', null), where('stop_at', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(max)
    .execute();
}
