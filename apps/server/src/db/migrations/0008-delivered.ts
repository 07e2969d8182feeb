import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('credit_hold').addColumn('delivered_at', 'bigint').execute();
  await db.schema.alterTable('credit_hold').addColumn('covered_by', 'text').execute();
  await db.schema.createIndex('credit_hold_covered_by').on('credit_hold').column('covered_by').execute();
  for (const [name, query] of Object.entries(views)) {
    await sql.raw(`drop view if exists ${name}`).execute(db);
    await sql.raw(`create view ${name} as ${query}`).execute(db);
  }
}

/** As in 0004 and 0006, where not said otherwise. */
const views: Readonly<Record<string, string>> = {
  /** Posted with a reason: it ended early, after its report had left. One whose report has left never failed. */
  invariant_credit_runs: `
    select r.id, r.status, h.state
    from tool_run r left join credit_hold h on h.run_id = r.id
    where h.run_id is null or not case h.state
      when 'held' then r.status = 'running'
      when 'posted' then r.status = 'done' and (r.error_code is null or h.delivered_at is not null)
      else (r.status = 'failed' and h.delivered_at is null)
        or (r.status = 'done' and r.error_code is not null) end`,
  /** No report is there to be seen before its hold is marked or settled. */
  invariant_credit_delivered: `
    select h.run_id from credit_hold h join run_version v on v.run_id = h.run_id
    where h.state = 'held' and h.delivered_at is null`,
  /** A correction costs nothing, and there are five for a charged run. */
  invariant_credit_covers: `
    select covered_by, count(*) as runs, max(amount) as cost from credit_hold
    where covered_by is not null and state <> 'voided'
    group by covered_by having count(*) > 5 or max(amount) > 0`,
  /** An entry of another lot than the one that was issued last moves the balance no more. */
  invariant_credit_chains: `
    select c.id, c.account_id, c.seq, c.type, c.amount, c.balance_after, c.previous from (
      select id, account_id, seq, type, amount, day, balance_after,
        lag(balance_after, 1, 0) over (partition by account_id order by seq) as previous,
        lag(seq, 1, 0) over (partition by account_id order by seq) as seq_before,
        max(case when type in ('grant', 'reset') then seq else 0 end)
          over (partition by account_id order by seq) as issued_at
      from credit_entry
    ) c
    left join credit_entry lot on lot.account_id = c.account_id and lot.seq = c.issued_at
    where lot.seq is null or c.seq <> c.seq_before + 1 or c.balance_after <> case
      when c.type = 'reset' then c.amount
      when c.day <> lot.day or c.type in ('hold', 'release') then c.previous
      when c.type = 'grant' then c.previous + c.amount
      else c.previous - c.amount end`,
  /** The account's day is that of the lot that was issued last. */
  invariant_credit_ends: `
    select a.id, a.seq, a.balance, a.day, e.balance_after, e.entries
    from credit_account a
    left join (
      select l.account_id, l.balance_after, m.entries, lot.day
      from credit_entry l
      join (
        select account_id, count(*) as entries, max(seq) as last,
          max(case when type in ('grant', 'reset') then seq else 0 end) as issued_at
        from credit_entry group by account_id
      ) m on m.account_id = l.account_id and m.last = l.seq
      join credit_entry lot on lot.account_id = l.account_id and lot.seq = m.issued_at
    ) e on e.account_id = a.id
    where e.account_id is null or a.seq <> e.entries or a.balance <> e.balance_after or a.day <> e.day`,
};
