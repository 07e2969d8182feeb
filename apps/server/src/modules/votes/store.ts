import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { VoteTables } from '../../db/schema/votes.ts';

export type VoteRow = Selectable<VoteTables['name_vote']>;
export type CountRow = Selectable<VoteTables['name_vote_count']>;

/** Nothing when the result has one already. */
export async function insertVote(db: Queries, row: Insertable<VoteTables['name_vote']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('name_vote')
    .values(row)
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function insertCounts(
  db: Queries,
  rows: readonly Insertable<VoteTables['name_vote_count']>[],
): Promise<void> {
  await db.insertInto('name_vote_count').values(rows).execute();
}

export async function findVote(db: Queries, uid: string, runId: string): Promise<VoteRow | undefined> {
  return db
    .selectFrom('name_vote')
    .selectAll()
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

export async function findByToken(db: Queries, token: string): Promise<VoteRow | undefined> {
  return db.selectFrom('name_vote').selectAll().where('token', '=', token).executeTakeFirst();
}

export async function listCounts(db: Queries, runId: string): Promise<readonly CountRow[]> {
  return db.selectFrom('name_vote_count').selectAll().where('run_id', '=', runId).orderBy('place').execute();
}

export async function setClosed(
  db: Queries,
  { uid, runId }: { readonly uid: string; readonly runId: string },
  closedAt: number | null,
): Promise<void> {
  await db
    .updateTable('name_vote')
    .set({ closed_at: closedAt })
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .execute();
}

export async function deleteVote(db: Queries, uid: string, runId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('name_vote')
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the vote's lock until the transaction ends. False when it is closed or gone by now. */
export async function addVoter(db: Queries, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('name_vote')
    .set({ voters: sql`voters + 1` })
    .where('token', '=', token)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addToName(
  db: Queries,
  { run_id, place }: Pick<CountRow, 'run_id' | 'place'>,
  { remembered, heard, spelled }: Pick<CountRow, 'remembered' | 'heard' | 'spelled'>,
): Promise<void> {
  await db
    .updateTable('name_vote_count')
    .set({
      remembered: sql`remembered + ${remembered}`,
      heard: sql`heard + ${heard}`,
      spelled: sql`spelled + ${spelled}`,
    })
    .where('run_id', '=', run_id)
    .where('place', '=', place)
    .execute();
}
