export interface DepartureTables {
  /** What a mailbox had used when its account was deleted. */
  departed_mailbox: {
    /** Keyed hash: without the server's secret it leads to no address. */
    mailbox_hash: string;
    left_at: number;
    /** Kept for good: the trial is once per person. */
    trial_starts_at: number | null;
    /** What was left of the lot of `day`, and the zone it was counted in; emptied when it no longer matters. */
    credits: number | null;
    day: string | null;
    zone: string | null;
    zone_changed_at: number | null;
  };
}
