import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { OutreachTables } from '../../db/schema/outreach.ts';

type SubscriberTable = OutreachTables['newsletter_subscriber'];
type Subscriber = Selectable<SubscriberTable>;

/** Nothing happens when the email is known already. */
export async function insertSubscriber(db: Queries, row: Insertable<SubscriberTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('newsletter_subscriber')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function getSubscriberByEmail(db: Queries, email: string): Promise<Subscriber> {
  return db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

export async function findSubscriberByHash(
  db: Queries,
  column: 'confirm_hash' | 'unsubscribe_hash',
  hash: string,
): Promise<Subscriber | undefined> {
  return db.selectFrom('newsletter_subscriber').selectAll().where(column, '=', hash).executeTakeFirst();
}

export async function updateSubscriber(
  db: Queries,
  id: string,
  changes: Updateable<SubscriberTable>,
): Promise<void> {
  await db.updateTable('newsletter_subscriber').set(changes).where('id', '=', id).execute();
}

/** One of several requests at once wins the right to send the next mail. */
export async function claimMail(
  db: Queries,
  id: string,
  claim: { readonly confirmHash: string; readonly now: number; readonly notSince: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('newsletter_subscriber')
    .set({ state: 'pending', confirm_hash: claim.confirmHash, mailed_at: claim.now })
    .where('id', '=', id)
    .where('state', '<>', 'confirmed')
    .where((where) => where.or([where('mailed_at', 'is', null), where('mailed_at', '<=', claim.notSince)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertContactMessage(
  db: Queries,
  row: Insertable<OutreachTables['contact_message']>,
): Promise<void> {
  await db.insertInto('contact_message').values(row).execute();
}

export async function insertFactReport(
  db: Queries,
  row: Insertable<OutreachTables['fact_report']>,
): Promise<void> {
  await db.insertInto('fact_report').values(row).execute();
}
