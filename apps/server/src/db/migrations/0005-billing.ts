import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sub_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique().references('auth_user.id').onDelete('set null'))
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('trial_starts_at', 'bigint')
    .addColumn('trial_ends_at', 'bigint')
    .execute();
  await db.schema
    .createTable('pay_order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('sub_account.id'))
    .addColumn('provider_order_id', 'text', (column) => column.notNull().unique())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('period_days', 'integer', (column) => column.notNull().check(sql`period_days > 0`))
    .addColumn('test_mode', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at', 'bigint')
    .execute();
  await db.schema.createIndex('pay_order_account_id').on('pay_order').column('account_id').execute();
  await db.schema.createIndex('pay_order_next_check_at').on('pay_order').column('next_check_at').execute();
  await db.schema
    .createTable('pay_inbox')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('auth_user.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .execute();
  await db.schema.createIndex('pay_inbox_next_try_at').on('pay_inbox').column('next_try_at').execute();
  await db.schema.createIndex('pay_inbox_payment_id').on('pay_inbox').column('payment_id').execute();
  await db.schema.createIndex('pay_inbox_user_id').on('pay_inbox').column('user_id').execute();
  await db.schema
    .createTable('pay_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('pay_order.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('sub_account.id'))
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_rank', 'integer', (column) => column.notNull())
    .addColumn('paid_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pay_payment_account_id').on('pay_payment').column('account_id').execute();
  await db.schema
    .createTable('sub_period')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().unique().references('pay_payment.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('sub_account.id'))
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('test_mode', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('receipt_mailed_at', 'bigint')
    .addCheckConstraint('sub_period_has_length', sql`ends_at > starts_at`)
    .execute();
  await db.schema.createIndex('sub_period_account_id').on('sub_period').column('account_id').execute();
  // Ranks 3 and 4 are captured and refunded: each such payment has one period, and no other payment has any.
  await sql`
    create view invariant_payment_period as
    select pay_payment.id as subject from pay_payment
      left join sub_period on sub_period.payment_id = pay_payment.id
      where (pay_payment.state_rank >= 3) <> (sub_period.id is not null)`.execute(db);
  // A refunded payment's period has ended, and no other period has.
  await sql`
    create view invariant_refund_ends_period as
    select sub_period.id as subject from sub_period
      join pay_payment on pay_payment.id = sub_period.payment_id
      where (pay_payment.state_rank = 4) <> (sub_period.ended_at is not null)`.execute(db);
}
