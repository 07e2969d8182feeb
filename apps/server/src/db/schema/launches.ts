/**
 * Several tools one after another. As with runs, neither refers to the person's row: the register removes them, and they go with
 * their project.
 */
export interface LaunchTables {
  launch_run: {
    id: string;
    user_id: string;
    project_id: string;
    state: 'running' | 'paused' | 'done' | 'cancelled';
    /** JSON, as sent: why it is paused. */
    problem: string | null;
    idem_key: string | null;
    /** The server that works on it; it must renew this before `held_until`. */
    holder: string | null;
    held_until: number | null;
    created_at: number;
    finished_at: number | null;
  };
  launch_step: {
    launch_id: string;
    /** From 0. */
    place: number;
    user_id: string;
    tool: string;
    state: 'waiting' | 'running' | 'done' | 'skipped' | 'failed' | 'cancelled';
    /** Part of the key it is run with: another one is another run. */
    attempt: number;
    /** JSON: what it is run with, from before it begins until it is over: a key is for one input, and a deleted result leaves no text. */
    input: string | null;
    /** Has no reference: a result that is deleted leaves the step. */
    run_id: string | null;
    /** Credits it was charged. */
    cost: number | null;
    /** JSON, as sent: why there is no result. */
    problem: string | null;
  };
}
