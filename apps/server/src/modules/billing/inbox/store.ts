import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/schema/billing.ts';

/** The same bytes are one row however often they come. */
export async function insertMessage(db: Queries, row: Insertable<BillingTables['pay_inbox']>): Promise<void> {
  await db
    .insertInto('pay_inbox')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** Payments with a message that is due, and the highest count of attempts. */
export async function listDuePayments(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('pay_inbox')
    .select((select) => [
      'payment_id',
      select.fn.max('attempts').as('attempts'),
      select.fn.min('received_at').as('since'),
    ])
    .where('next_try_at', '<=', now)
    .groupBy('payment_id')
    .orderBy('since')
    .limit(limit)
    .execute();
}

export async function listDueDigests(db: Queries, paymentId: string, now: number) {
  const rows = await db
    .selectFrom('pay_inbox')
    .select('digest')
    .where('payment_id', '=', paymentId)
    .where('next_try_at', '<=', now)
    .limit(500)
    .execute();
  return rows.map(({ digest }) => digest);
}

export async function finishMessages(db: Queries, digests: readonly string[]): Promise<void> {
  await db
    .updateTable('pay_inbox')
    .set({ body: '', next_try_at: null })
    .where('digest', 'in', digests)
    .execute();
}

export async function postponeMessages(
  db: Queries,
  digests: readonly string[],
  nextTryAt: number,
): Promise<void> {
  await db
    .updateTable('pay_inbox')
    .set((row) => ({ next_try_at: nextTryAt, attempts: row('attempts', '+', 1) }))
    .where('digest', 'in', digests)
    .execute();
}
