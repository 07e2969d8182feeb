import type { Queries } from '../../../db/client.ts';

/** What a person writes in a project. */
type ItemTable = 'project_note' | 'project_task';

export async function countItems(
  db: Queries,
  table: ItemTable,
  uid: string,
  projectId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether it was there. */
export async function deleteItem(
  db: Queries,
  table: ItemTable,
  { uid, projectId, id }: { readonly uid: string; readonly projectId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
