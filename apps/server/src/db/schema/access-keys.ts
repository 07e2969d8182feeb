export interface AccessKeyTables {
  access_key: {
    id: string;
    user_id: string;
    name: string;
    /** `read`, `run`, or both with a space between. */
    scopes: string;
    /** sha-256 of the key: a stolen copy of this table opens nothing. */
    key_hash: string;
    prefix: string;
    created_at: number;
    /** Written once a minute at most. */
    last_used_at: number | null;
  };
}
