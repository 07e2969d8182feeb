/**
 * What a person works on. As with runs, none of these refers to the person's row: the register removes them. Everything hangs on
 * its project and goes with it.
 */
export interface ProjectTables {
  project: {
    id: string;
    user_id: string;
    name: string;
    /** 1: the person gave the name; 0: it follows the idea, and goes with it. */
    is_named: number;
    /** Digest of the words of its idea, so that a run about the same one is found; null while none was said. */
    idea_key: string | null;
    created_at: number;
    /** When something in it last changed. */
    updated_at: number;
    /** When it was last opened or run in: the newest is the current one. */
    opened_at: number;
    archived_at: number | null;
    idem_key: string | null;
  };
  /** The result that stands for a tool: the latest, or an earlier one that was restored. */
  project_result: {
    project_id: string;
    tool: string;
    user_id: string;
    run_id: string;
  };
  /** What is known of the company now. */
  project_record: {
    project_id: string;
    user_id: string;
    /** JSON. */
    record: string;
    /** Number of changes so far; whoever writes takes this row's lock. */
    seq: number;
    updated_at: number;
  };
  /** Every change of a fact, appended in the transaction that makes it. */
  record_change: {
    project_id: string;
    seq: number;
    user_id: string;
    fact: string;
    /** JSON; null: it was taken out. */
    slot: string | null;
    /** The run that said it; goes with the run. */
    run_id: string | null;
    /** Where it was typed: "Firefox on Linux". */
    device: string | null;
    /** 1: it went back to what stood before. */
    is_undo: number;
    at: number;
  };
  project_task: {
    id: string;
    project_id: string;
    user_id: string;
    text: string;
    why: string | null;
    test: string | null;
    threshold: string | null;
    tries: number | null;
    passes: number | null;
    /** ISO day. */
    due: string | null;
    owner: string | null;
    /** Made from a next step: its key, and how far a customer who does it has gone. */
    step_key: string | null;
    proves: string | null;
    created_at: number;
    updated_at: number;
    done_at: number | null;
    /** JSON; null until it is done. */
    outcome: string | null;
    idem_key: string | null;
  };
  project_note: {
    id: string;
    project_id: string;
    user_id: string;
    kind: 'decision' | 'experiment';
    text: string;
    why: string | null;
    outcome: string | null;
    created_at: number;
    updated_at: number;
    idem_key: string | null;
  };
  /** A month's letter to investors; none until something in it was saved. */
  project_update: {
    project_id: string;
    /** "2026-11". */
    month: string;
    user_id: string;
    /** Null while it is as drafted. */
    text: string | null;
    /** JSON: what is promised for the next month. */
    promises: string;
    created_at: number;
    updated_at: number;
  };
  person_visit: {
    user_id: string;
    seen_at: number;
    /** End of the visit before this one; null on the first. */
    since_at: number | null;
    /** When the sample project was removed; null while it is shown. */
    sample_hidden_at: number | null;
  };
}
