/** Times are milliseconds; amounts are in the currency's smallest unit; `test_mode` is 0 or 1. */
export interface BillingTables {
  /** An order as we asked for it: the price comes from here, never from a body. */
  pay_order: {
    id: string;
    account_id: string;
    provider_order_id: string;
    amount_minor: number;
    currency: string;
    period_days: number;
    test_mode: number;
    created_at: number;
    /** When the provider is asked about this order again; null when it no longer is. */
    next_check_at: number | null;
  };
  /** Signed webhooks, stored before they are answered and worked through afterwards. */
  pay_inbox: {
    /** sha-256 of the raw body. The event-id header is outside the signature and is not believed. */
    digest: string;
    user_id: string | null;
    event: string;
    payment_id: string;
    /** As it came; emptied once worked through, because it names the payer. */
    body: string;
    received_at: number;
    attempts: number;
    /** Null once worked through. */
    next_try_at: number | null;
  };
  pay_payment: {
    /** The provider's id. */
    id: string;
    order_id: string;
    account_id: string;
    amount_minor: number;
    currency: string;
    state: string;
    /** Place of `state` in its order: it only grows. */
    state_rank: number;
    paid_at: number;
    updated_at: number;
  };
  /** One per captured payment. */
  sub_period: {
    id: string;
    payment_id: string;
    account_id: string;
    starts_at: number;
    ends_at: number;
    /** Set by a refund: the rest of the period is gone. */
    ended_at: number | null;
    test_mode: number;
    created_at: number;
    receipt_mailed_at: number | null;
  };
  /** One per person; whoever changes what a person has updates it first, which makes them take turns. */
  sub_account: {
    id: string;
    /** Null for somebody who has left: what was paid stays in the books. */
    user_id: string | null;
    turns: number;
    /** Set once and never again: the trial is once per account. */
    trial_starts_at: number | null;
    trial_ends_at: number | null;
  };
}
