import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeLedger, type TestLedger } from '../../../test/ledger.ts';
import { listBreaches, listInvariants } from '../../db/invariants.ts';
import { postRun } from './post-run.ts';

/** One account with a grant, a spent run and a run that is still going. */
async function live(ledger: TestLedger): Promise<void> {
  const person = await ledger.addPerson();
  const { runId } = await ledger.reserve(person);
  await postRun(ledger.deps, { runId, result: '{}' });
  await ledger.reserve(person);
}

describeEachEngine('the log', (open, engine) => {
  test('[CR2] is append-only: the database itself refuses every change to it', async () => {
    const ledger = makeLedger(await open());
    const { query } = ledger.deps.db;
    await live(ledger);
    const before = await query.selectFrom('credit_entry').selectAll().orderBy('seq').execute();
    const changes = [
      sql`update credit_entry set amount = 1000`,
      sql`update credit_entry set account_id = account_id`,
      sql`delete from credit_entry`,
      sql`delete from credit_entry where type = 'deduction'`,
      engine === 'sqlite'
        ? sql`insert or replace into credit_entry select * from credit_entry where seq = 1`
        : sql`truncate credit_entry`,
    ];
    for (const change of changes) await expect(change.execute(query)).rejects.toThrow('append-only');
    expect(await query.selectFrom('credit_entry').selectAll().orderBy('seq').execute()).toEqual(before);
  });

  test('[CR2] nothing can fall below 0, whatever writes it', async () => {
    const ledger = makeLedger(await open());
    await live(ledger);
    for (const column of ['available', 'held', 'balance'])
      await expect(
        sql`update credit_account set ${sql.ref(column)} = -1`.execute(ledger.deps.db.query),
      ).rejects.toThrow(/constraint/i);
  });

  test('every invariant is a view that is empty, and none is missing', async () => {
    const ledger = makeLedger(await open());
    await live(ledger);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
    const ours = (await listInvariants(ledger.deps.db)).filter((name) => name.includes('_credit_'));
    expect(ours.map((name) => name.replace('invariant_credit_', ''))).toEqual([
      'chains',
      'covers',
      'delivered',
      'ends',
      'grants',
      'holds',
      'negatives',
      'resets',
      'runs',
      'settlements',
      'sums',
    ]);
  });

  const entry = (
    type: string,
    { amount = 10, balance = 10, seq = 9, day = '2026-11-15', run = '' } = {},
  ) => sql`
    insert into credit_entry (id, key, account_id, seq, debit, credit, amount, type, reason, run_id, day, balance_after, at)
    select ${`txn_${type}${seq}`}, ${`${type}${seq}`}, id, ${seq}, 'issued', 'available', ${amount}, ${type}, 'forged',
      ${run || null}, ${day}, ${balance}, 0 from credit_account`;

  test.each([
    ['sums', [sql`update credit_account set available = available + 1, balance = balance + 1`]],
    ['holds', [sql`update credit_account set held = held + 1`]],
    ['holds', [sql`update credit_account set balance = balance - 1`]],
    ['settlements', [sql`update credit_hold set state = 'voided' where state = 'posted'`]],
    ['settlements', [sql`update credit_hold set amount = 3 where state = 'posted'`]],
    ['settlements', [entry('deduction', { run: 'no-such-run' })]],
    ['runs', [sql`update tool_run set status = 'done'`]],
    ['runs', [sql`update tool_run set error_code = 'model/busy' where status = 'done'`]],
    ['resets', [entry('reset', { seq: 8 }), entry('reset', { seq: 9 })]],
    ['grants', [entry('grant')]],
    ['chains', [entry('reset', { seq: 5, balance: 11, day: '2026-11-16' })]],
    ['chains', [entry('reset', { seq: 7, day: '2026-11-16' })]],
    ['ends', [sql`update credit_account set seq = seq + 1`]],
    ['ends', [sql`update credit_account set day = '2026-11-16'`]],
  ])('a forged book is found out: %s', async (view, forgeries) => {
    const ledger = makeLedger(await open());
    await live(ledger);
    for (const forgery of forgeries) await forgery.execute(ledger.deps.db.query);
    const found = (await listBreaches(ledger.deps.db)).map((breach) => breach.view);
    expect(found).toContain(`invariant_credit_${view}`);
  });
});
