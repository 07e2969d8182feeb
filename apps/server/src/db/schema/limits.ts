export interface LimitTables {
  rate_limit: {
    /** sha-256 of the limit's name and what it counts: no address or email in clear. */
    key: string;
    count: number;
    resets_at: number;
  };
}
