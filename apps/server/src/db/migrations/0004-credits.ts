import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../append-only.ts';
import { creditViews } from './0004-credit-views.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('credit_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.unique().references('auth_user.id').onDelete('set null'))
    .addColumn('zone', 'text')
    .addColumn('zone_changed_at', 'bigint')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('available', 'integer', (column) => column.notNull().check(sql`available >= 0`))
    .addColumn('held', 'integer', (column) => column.notNull().check(sql`held >= 0`))
    .addColumn('balance', 'integer', (column) => column.notNull().check(sql`balance >= 0`))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('reset_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('credit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull().references('credit_account.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('debit', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('tool', 'text')
    .addColumn('run_id', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('balance_after', 'integer', (column) => column.notNull().check(sql`balance_after >= 0`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('credit_entry_place', ['account_id', 'seq'])
    .addCheckConstraint('credit_entry_moves', sql`debit <> credit`)
    .execute();
  await db.schema.createIndex('credit_entry_run_id').on('credit_entry').column('run_id').execute();
  await makeAppendOnly(db, 'credit_entry');
  await db.schema
    .createTable('credit_hold')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('credit_account.id'))
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('held', 'posted', 'voided')`),
    )
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await db.schema.createIndex('credit_hold_account').on('credit_hold').column('account_id').execute();
  // Open holds are few among all there ever were, and every server looks at them each few seconds.
  await db.schema
    .createIndex('credit_hold_open')
    .on('credit_hold')
    .column('expires_at')
    .where(sql.ref('state'), '=', sql.lit('held'))
    .execute();
  await db.schema
    .createTable('tool_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('idem_key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('running', 'done', 'failed')`),
    )
    .addColumn('result', 'text')
    .addColumn('error_code', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('tool_run_idem_key', ['user_id', 'idem_key'])
    .execute();
  for (const [name, query] of Object.entries(creditViews))
    await sql.raw(`create view ${name} as ${query}`).execute(db);
}
