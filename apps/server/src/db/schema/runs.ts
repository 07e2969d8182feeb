/**
 * What a run is about; whether it is done and what it cost is the ledger's to say. None of these refers to the person's row:
 * a run that is being settled would wait for its lock while leaving waits for the run's. The register removes them.
 */
export interface RunTables {
  run_sheet: {
    run_id: string;
    user_id: string;
    title: string;
    note: string | null;
    /** JSON, as `readInput` gave it for the run that was paid for. */
    input: string;
    /** Which release counted the newest version: "slipway 0.1.0". */
    engine: string;
    /** JSON; null when no model has added to the sheet. */
    model: string | null;
    /** JSON: what was looked up after the report, all of it so far; null when nothing was. */
    patch: string | null;
    /** The newest; 0 until there is a report. */
    version: number;
    /** The project it was run in; null only while that is being deleted. */
    project_id: string | null;
    /** JSON: what lists show of the newest version. Null: to be made from its report when it is next asked for. */
    digest: string | null;
  };
  run_version: {
    run_id: string;
    /** 1 is what was paid for. */
    version: number;
    user_id: string;
    /** Version of the tool that counted it; 0 before tools had versions of their own. */
    tool_version: number;
    created_at: number;
    note: string | null;
    /** JSON. */
    assumptions: string;
    /** JSON, without the assumptions. */
    input: string;
    /** JSON. */
    basis: string;
    /** JSON. */
    report: string;
  };
  /** What a version holds besides its report. */
  run_document: {
    run_id: string;
    version: number;
    /** From 0. */
    place: number;
    user_id: string;
    kind: string;
    title: string;
    /** JSON. */
    data: string;
  };
}
