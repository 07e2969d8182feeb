import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';

/** JSON; nothing for somebody whose runs have told nothing yet. */
export async function findRecord(db: Queries, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('company_record')
    .select('record')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.record;
}

/** Takes the row's lock until the transaction ends, so that two runs which end at once both leave what they learned. */
export async function lockRecord(db: Queries, uid: string, empty: string): Promise<string> {
  const row = await db
    .insertInto('company_record')
    .values({ user_id: uid, record: empty, updated_at: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ updated_at: sql`company_record.updated_at` }),
    )
    .returning('record')
    .executeTakeFirstOrThrow();
  return row.record;
}

export async function updateRecord(db: Queries, uid: string, record: string, at: number): Promise<void> {
  await db.updateTable('company_record').set({ record, updated_at: at }).where('user_id', '=', uid).execute();
}
