import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ProjectTables } from '../../../db/schema/projects.ts';

type VisitRow = Selectable<ProjectTables['person_visit']>;

export async function findVisit(db: Queries, uid: string): Promise<VisitRow | undefined> {
  return db.selectFrom('person_visit').selectAll().where('user_id', '=', uid).executeTakeFirst();
}

export async function putVisit(
  db: Queries,
  uid: string,
  change: Partial<Omit<VisitRow, 'user_id'>>,
  at: number,
): Promise<void> {
  await db
    .insertInto('person_visit')
    .values({ user_id: uid, seen_at: at, since_at: null, sample_hidden_at: null, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}
