import type { Queries } from '../db/client.ts';

export interface KeptAnswer {
  /** JSON; `null` where the source had nothing. */
  readonly value: string;
  readonly fetched_at: number;
}

export async function findAnswer(db: Queries, key: string): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('evidence_answer')
    .select(['value', 'fetched_at'])
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function keepAnswer(
  db: Queries,
  row: KeptAnswer & { readonly key: string; readonly source: string },
): Promise<void> {
  await db
    .insertInto('evidence_answer')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: row.value, fetched_at: row.fetched_at }),
    )
    .execute();
}

export async function deleteAnswersBefore(db: Queries, before: number): Promise<void> {
  await db.deleteFrom('evidence_answer').where('fetched_at', '<', before).execute();
}
