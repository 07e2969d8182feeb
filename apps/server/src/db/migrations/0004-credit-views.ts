/** Each view lists what must never be: an empty view is a promise kept. `db/invariants.ts` reads every `invariant_` view. */
export const creditViews: Readonly<Record<string, string>> = {
  /** Σ entries = available + held, purse by purse. */
  invariant_credit_sums: `
    select a.id, a.available, a.held, s.in_available, s.in_held, s.in_both
    from credit_account a
    left join (
      select account_id,
        sum(case when credit = 'available' then amount when debit = 'available' then -amount else 0 end) as in_available,
        sum(case when credit = 'held' then amount when debit = 'held' then -amount else 0 end) as in_held,
        sum(case when debit = 'issued' then amount when credit in ('spent', 'expired') then -amount else 0 end) as in_both
      from credit_entry group by account_id
    ) s on s.account_id = a.id
    where a.available <> coalesce(s.in_available, 0) or a.held <> coalesce(s.in_held, 0)
      or a.available + a.held <> coalesce(s.in_both, 0)`,
  invariant_credit_negatives: `
    select id, available, held, balance from credit_account where available < 0 or held < 0 or balance < 0
    union all
    select id, amount, amount, balance_after from credit_entry where amount <= 0 or balance_after < 0`,
  /** held = Σ open holds; the balance is what is available and what is held of the same day. */
  invariant_credit_holds: `
    select a.id, a.held, a.available, a.balance, h.held_now, h.held_today
    from credit_account a
    left join (
      select o.account_id, sum(o.amount) as held_now,
        sum(case when o.day = c.day then o.amount else 0 end) as held_today
      from credit_hold o join credit_account c on c.id = o.account_id
      where o.state = 'held' group by o.account_id
    ) h on h.account_id = a.id
    where a.held <> coalesce(h.held_now, 0) or a.balance <> a.available + coalesce(h.held_today, 0)`,
  /** A hold has one hold entry; posted, one deduction; voided, one return; open, neither. */
  invariant_credit_settlements: `
    select h.run_id, h.state, h.amount, e.holds, e.posts, e.voids
    from credit_hold h
    left join (
      select run_id, sum(case when type = 'hold' then 1 else 0 end) as holds,
        sum(case when type = 'deduction' then 1 else 0 end) as posts,
        sum(case when type in ('release', 'lapse') then 1 else 0 end) as voids,
        min(amount) as smallest, max(amount) as largest
      from credit_entry where run_id is not null group by run_id
    ) e on e.run_id = h.run_id
    where coalesce(e.holds, 0) <> case when h.amount > 0 then 1 else 0 end
      or coalesce(e.posts, 0) <> case when h.amount > 0 and h.state = 'posted' then 1 else 0 end
      or coalesce(e.voids, 0) <> case when h.amount > 0 and h.state = 'voided' then 1 else 0 end
      or coalesce(e.smallest, h.amount) <> h.amount or coalesce(e.largest, h.amount) <> h.amount
    union all
    select e.run_id, e.type, e.amount, 0, 0, 0
    from credit_entry e left join credit_hold h on h.run_id = e.run_id
    where e.run_id is not null and h.run_id is null`,
  /** A finished run has one of post and void, a running one neither. */
  invariant_credit_runs: `
    select r.id, r.status, h.state
    from tool_run r left join credit_hold h on h.run_id = r.id
    where h.run_id is null
      or r.status <> case h.state when 'held' then 'running' when 'posted' then 'done' else 'failed' end`,
  /** At most one reset for each person and local date. */
  invariant_credit_resets: `
    select account_id, day, count(*) as resets from credit_entry
    where type = 'reset' group by account_id, day having count(*) > 1`,
  /** One first grant, and it is the first entry. */
  invariant_credit_grants: `
    select a.id, count(e.id) as grants, min(e.seq) as place
    from credit_account a left join credit_entry e on e.account_id = a.id and e.type = 'grant'
    group by a.id having count(e.id) <> 1 or min(e.seq) <> 1`,
  /** balance_after has no gap. An older lot's credits have left the balance with the reset, so they move it no more. */
  invariant_credit_chains: `
    select id, account_id, seq, type, amount, balance_after, previous from (
      select id, account_id, seq, type, amount, day, balance_after,
        lag(balance_after, 1, 0) over (partition by account_id order by seq) as previous,
        lag(seq, 1, 0) over (partition by account_id order by seq) as seq_before,
        max(day) over (partition by account_id order by seq) as lot
      from credit_entry
    ) chain
    where seq <> seq_before + 1 or balance_after <> case
      when type = 'reset' then amount
      when day < lot or type in ('hold', 'release') then previous
      when type = 'grant' then previous + amount
      else previous - amount end`,
  /** The account stands where its log ends. */
  invariant_credit_ends: `
    select a.id, a.seq, a.balance, a.day, e.balance_after, e.entries
    from credit_account a
    left join (
      select l.account_id, l.balance_after, m.entries, m.day
      from credit_entry l
      join (select account_id, count(*) as entries, max(seq) as last, max(day) as day from credit_entry group by account_id) m
        on m.account_id = l.account_id and m.last = l.seq
    ) e on e.account_id = a.id
    where e.account_id is null or a.seq <> e.entries or a.balance <> e.balance_after or a.day <> e.day`,
};
