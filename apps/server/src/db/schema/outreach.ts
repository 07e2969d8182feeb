export interface OutreachTables {
  newsletter_subscriber: {
    id: string;
    email: string;
    /** Who asked while signed in; nobody's once the mailbox itself has confirmed. */
    user_id: string | null;
    state: 'pending' | 'confirmed' | 'unsubscribed';
    /** sha-256 of the link's token; the link itself is only in the mail. */
    confirm_hash: string | null;
    unsubscribe_hash: string;
    created_at: number;
    confirmed_at: number | null;
    /** When the last confirmation mail went out. */
    mailed_at: number | null;
  };
  contact_message: {
    id: string;
    name: string;
    email: string;
    /** Who sent it, if signed in. */
    user_id: string | null;
    message: string;
    created_at: number;
  };
  /** An error that somebody found in what we know. */
  fact_report: {
    id: string;
    fact_id: string | null;
    wrong: string;
    /** What would be right, and where it stands. */
    correction: string | null;
    email: string | null;
    /** Who sent it, if signed in. */
    user_id: string | null;
    created_at: number;
  };
}
