import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

type DayRow = Selectable<PageTables['page_day']>;

export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** One statement, so that any number at once are all counted. */
export async function addToDay(
  db: Queries,
  day: Pick<DayRow, 'publication_id' | 'variant' | 'day' | 'user_id'>,
  { views, visitors, signups }: Pick<DayRow, 'views' | 'visitors' | 'signups'>,
): Promise<void> {
  await db
    .insertInto('page_day')
    .values({ ...day, views, visitors, signups })
    .onConflict((conflict) =>
      conflict.columns(['publication_id', 'day', 'variant']).doUpdateSet({
        views: sql`page_day.views + excluded.views`,
        visitors: sql`page_day.visitors + excluded.visitors`,
        signups: sql`page_day.signups + excluded.signups`,
      }),
    )
    .execute();
}

/** Oldest first. */
export async function listDays(db: Queries, publicationId: string, max: number): Promise<readonly DayRow[]> {
  const rows = await db
    .selectFrom('page_day')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('day', 'desc')
    .orderBy('variant', 'desc')
    .limit(max)
    .execute();
  return rows.toReversed();
}
