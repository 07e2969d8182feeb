import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

export async function insertReport(db: Queries, row: Insertable<PageTables['page_report']>): Promise<void> {
  await db.insertInto('page_report').values(row).execute();
}
