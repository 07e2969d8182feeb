export interface ShareTables {
  /** A secret address under which others read a report, a deck or a project. Revoked means deleted. */
  share_link: {
    id: string;
    user_id: string;
    kind: 'report' | 'deck' | 'project';
    /** Of a report and a deck. */
    run_id: string | null;
    version: number | null;
    project_id: string | null;
    /** JSON, of a project: ids of tools, and `deck`. */
    parts: string | null;
    /** Of the part of the address that opens it, which is kept nowhere itself. */
    token_hash: string;
    created_at: number;
    /** Null: until it is revoked. */
    expires_at: number | null;
    opened: number;
    opened_at: number | null;
  };
}
