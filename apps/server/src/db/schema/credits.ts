import type { MovementType, Purse } from '@slipway/credits';

export interface CreditTables {
  /** The guarded end of one person's log. The ledger knows people only through `user_id` here. */
  credit_account: {
    id: string;
    /** Null once the person has left: the sums stay, whose they were does not. */
    user_id: string | null;
    /** Null until the browser has told one. */
    zone: string | null;
    zone_changed_at: number | null;
    /** Local date of the current lot; only moves forward, but from a date that a wrong clock has written. */
    day: string;
    available: number;
    held: number;
    /** Available, and held from the current lot. */
    balance: number;
    /** Number of entries; also the guard against a lost update. */
    seq: number;
    reset_at: number;
    updated_at: number;
  };
  /** Append-only by trigger. One row is one movement from `debit` to `credit`. */
  credit_entry: {
    /** `txn_` and an id. */
    id: string;
    /** What may happen only once: `reset:account:2026-11-15`. */
    key: string;
    account_id: string;
    seq: number;
    debit: Purse;
    credit: Purse;
    amount: number;
    type: MovementType;
    reason: string;
    tool: string | null;
    run_id: string | null;
    /** Date of the lot that moved. */
    day: string;
    balance_after: number;
    at: number;
  };
  credit_hold: {
    run_id: string;
    account_id: string;
    tool: string;
    /** 0 for a premium run: it is followed like any other, and costs nothing. */
    amount: number;
    day: string;
    state: 'held' | 'posted' | 'voided';
    /** The server that runs it, and until when it is believed to be alive. */
    holder: string;
    expires_at: number;
    settled_at: number | null;
    /** When its report left; null while nobody has seen one. From then on only the server gives the credits back. */
    delivered_at: number | null;
    /** The charged run whose reading this one corrects, at no cost. */
    covered_by: string | null;
  };
  tool_run: {
    id: string;
    user_id: string;
    idem_key: string;
    body_hash: string;
    tool: string;
    status: 'running' | 'done' | 'failed';
    /** JSON: what was paid for, in short. There from the moment the report leaves. */
    result: string | null;
    /** Why it failed; on a run that is done, why it cost nothing or ended early. */
    error_code: string | null;
    created_at: number;
    finished_at: number | null;
  };
}
