import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { BillingTables } from '../../db/schema/billing.ts';

export type OrderRow = Selectable<BillingTables['pay_order']>;
type PaymentRow = Selectable<BillingTables['pay_payment']>;
export type PeriodRow = Selectable<BillingTables['sub_period']>;
export type AccountRow = Selectable<BillingTables['sub_account']>;

export async function insertOrder(db: Queries, row: Insertable<BillingTables['pay_order']>): Promise<void> {
  await db.insertInto('pay_order').values(row).execute();
}

type OwnedOrder = OrderRow & { readonly user_id: string | null };

export async function findOrder(db: Queries, providerOrderId: string): Promise<OwnedOrder | undefined> {
  return db
    .selectFrom('pay_order')
    .innerJoin('sub_account', 'sub_account.id', 'pay_order.account_id')
    .selectAll('pay_order')
    .select('sub_account.user_id')
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

/** Oldest question first. Orders of the other mode belong to another provider. */
export async function listDueOrders(
  db: Queries,
  { now, testMode, limit }: { now: number; testMode: number; limit: number },
): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('pay_order')
    .selectAll()
    .where('next_check_at', '<=', now)
    .where('test_mode', '=', testMode)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}

/** One of several processes wins the right to ask. */
export async function claimCheck(db: Queries, order: OrderRow, nextCheckAt: number | null): Promise<boolean> {
  const claimed = await db
    .updateTable('pay_order')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', order.id)
    .where('next_check_at', '=', order.next_check_at)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function setNextCheck(db: Queries, orderId: string, nextCheckAt: number): Promise<void> {
  await db.updateTable('pay_order').set({ next_check_at: nextCheckAt }).where('id', '=', orderId).execute();
}

/** The person's account, made when there is none. The caller's transaction keeps the person from leaving. */
export async function ensureAccount(
  db: Queries,
  uid: string,
  newId: string,
): Promise<AccountRow | undefined> {
  await db
    .insertInto('sub_account')
    .values({ id: newId, user_id: uid, turns: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return findAccount(db, uid);
}

export async function findAccount(db: Queries, uid: string): Promise<AccountRow | undefined> {
  return db.selectFrom('sub_account').selectAll().where('user_id', '=', uid).executeTakeFirst();
}

/** Whoever calls this in a transaction has the account's turn until it ends, on both engines. */
export async function takeTurn(db: Queries, accountId: string): Promise<AccountRow> {
  return db
    .updateTable('sub_account')
    .set((row) => ({ turns: row('turns', '+', 1) }))
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setTrial(
  db: Queries,
  accountId: string,
  trial: { startsAt: number; endsAt: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('sub_account')
    .set({ trial_starts_at: trial.startsAt, trial_ends_at: trial.endsAt })
    .where('id', '=', accountId)
    .where('trial_starts_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Writes the state only when it is further on than what is stored, and gives what is stored then. */
export async function raisePayment(
  db: Queries,
  row: Insertable<BillingTables['pay_payment']>,
): Promise<PaymentRow> {
  await db
    .insertInto('pay_payment')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: row.state, state_rank: row.state_rank, updated_at: row.updated_at })
        .where('pay_payment.state_rank', '<', row.state_rank),
    )
    .execute();
  return db.selectFrom('pay_payment').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
}

/** Nothing happens when the payment has its period already. */
export async function insertPeriod(
  db: Queries,
  row: Insertable<BillingTables['sub_period']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('sub_period')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function endPeriod(db: Queries, paymentId: string, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('sub_period')
    .set({ ended_at: now })
    .where('payment_id', '=', paymentId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function movePeriod(
  db: Queries,
  { id, startsAt, endsAt }: { id: string; startsAt: number; endsAt: number },
): Promise<void> {
  await db
    .updateTable('sub_period')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute();
}

/** Those that end later than `now`. Periods of test mode count only where test mode is on. */
export async function listPeriods(
  db: Queries,
  accountId: string,
  { now, withTests }: { now: number; withTests: boolean },
): Promise<readonly PeriodRow[]> {
  return db
    .selectFrom('sub_period')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .$if(!withTests, (query) => query.where('test_mode', '=', 0))
    .execute();
}

/** Receipts with whose they are, newest first. */
function receipts(db: Queries) {
  return db
    .selectFrom('sub_period')
    .innerJoin('pay_payment', 'pay_payment.id', 'sub_period.payment_id')
    .innerJoin('sub_account', 'sub_account.id', 'sub_period.account_id')
    .selectAll('sub_period')
    .select([
      'pay_payment.amount_minor',
      'pay_payment.currency',
      'pay_payment.paid_at',
      'pay_payment.state',
      'sub_account.user_id',
    ])
    .orderBy('pay_payment.paid_at', 'desc')
    .orderBy('pay_payment.id', 'desc');
}

export async function listReceiptRows(db: Queries, uid: string) {
  return receipts(db).where('sub_account.user_id', '=', uid).execute();
}

export async function findReceiptRow(db: Queries, paymentId: string) {
  return receipts(db).where('sub_period.payment_id', '=', paymentId).executeTakeFirst();
}
export type ReceiptRow = Awaited<ReturnType<typeof listReceiptRows>>[number];

export async function listUnmailed(db: Queries, since: number, limit: number) {
  return db
    .selectFrom('sub_period')
    .select(['payment_id'])
    .where('receipt_mailed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** One of several wins the right to send; `undo` gives it back after a failure. */
export async function claimReceiptMail(db: Queries, paymentId: string, now: number): Promise<boolean> {
  const claimed = await db
    .updateTable('sub_period')
    .set({ receipt_mailed_at: now })
    .where('payment_id', '=', paymentId)
    .where('receipt_mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function undoReceiptMail(db: Queries, paymentId: string): Promise<void> {
  await db
    .updateTable('sub_period')
    .set({ receipt_mailed_at: null })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Whose order or payment this is; null when it is nobody's here, or of somebody who has left. */
export async function findOwner(
  db: Queries,
  { orderId, paymentId }: { orderId: string | null; paymentId: string },
): Promise<string | null> {
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  if (order) return order.user_id;
  const payment = await db
    .selectFrom('pay_payment')
    .innerJoin('sub_account', 'sub_account.id', 'pay_payment.account_id')
    .select('sub_account.user_id')
    .where('pay_payment.id', '=', paymentId)
    .executeTakeFirst();
  return payment?.user_id ?? null;
}
