/** What friends say about the names of a result: totals, and nothing about who gave them. */
export interface VoteTables {
  /** The one link of a result. */
  name_vote: {
    run_id: string;
    user_id: string;
    /** 256 random bits: whoever has the address may vote. */
    token: string;
    created_at: number;
    /** Null while votes are taken. */
    closed_at: number | null;
    voters: number;
  };
  name_vote_count: {
    run_id: string;
    /** From 0, as they were shortlisted. */
    place: number;
    user_id: string;
    name: string;
    remembered: number;
    heard: number;
    spelled: number;
  };
}
