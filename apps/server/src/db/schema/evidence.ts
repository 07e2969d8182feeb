export interface EvidenceTables {
  /** What sources outside have answered. Names nobody: the question is kept as a hash only. */
  evidence_answer: {
    /** sha-256 of the source and the question. */
    key: string;
    source: string;
    /** JSON; `null` where the source had nothing. */
    value: string;
    fetched_at: number;
  };
}
