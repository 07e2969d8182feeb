import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { CreditTables } from '../../db/schema/credits.ts';
import type { RunTables } from '../../db/schema/runs.ts';

type Sheet = Selectable<RunTables['run_sheet']>;
type Run = Selectable<CreditTables['tool_run']>;
type Hold = Selectable<CreditTables['credit_hold']>;

/** A sheet with what the ledger says about its run. */
export type SheetRow = Sheet &
  Pick<Run, 'tool' | 'status' | 'error_code' | 'created_at' | 'finished_at'> &
  Pick<Hold, 'amount' | 'state' | 'covered_by'>;

export async function insertSheet(db: Queries, row: Insertable<RunTables['run_sheet']>): Promise<void> {
  await db.insertInto('run_sheet').values(row).execute();
}

function sheetsOf(db: Queries, uid: string) {
  return db
    .selectFrom('run_sheet')
    .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
    .innerJoin('credit_hold', 'credit_hold.run_id', 'run_sheet.run_id')
    .where('run_sheet.user_id', '=', uid);
}

/** What a sheet shows of its run. */
const runColumns = [
  'tool_run.tool',
  'status',
  'error_code',
  'created_at',
  'finished_at',
  'amount',
  'state',
  'covered_by',
] as const;

export async function findSheet(db: Queries, uid: string, runId: string): Promise<SheetRow | undefined> {
  return sheetsOf(db, uid)
    .selectAll('run_sheet')
    .select(runColumns)
    .where('run_sheet.run_id', '=', runId)
    .executeTakeFirst();
}

/** Newest first: a run's id begins with its time. */
export async function listSheets(
  db: Queries,
  uid: string,
  {
    tool,
    project,
    before,
    runIds,
    max,
  }: {
    tool?: string | undefined;
    project?: string | undefined;
    before?: string | undefined;
    /** These and no others. */
    runIds?: readonly string[];
    max: number;
  },
): Promise<readonly Omit<SheetRow, 'input' | 'model' | 'engine' | 'patch'>[]> {
  return sheetsOf(db, uid)
    .select(['run_sheet.run_id', 'run_sheet.user_id', 'title', 'note', 'version', 'project_id', 'digest'])
    .select(runColumns)
    .$if(tool !== undefined, (query) => query.where('tool_run.tool', '=', tool ?? ''))
    .$if(project !== undefined, (query) => query.where('run_sheet.project_id', '=', project ?? ''))
    .$if(before !== undefined, (query) => query.where('run_sheet.run_id', '<', before ?? ''))
    .$if(runIds !== undefined, (query) => query.where('run_sheet.run_id', 'in', runIds ?? []))
    .orderBy('run_sheet.run_id', 'desc')
    .limit(max)
    .execute();
}

export interface NewestRun {
  readonly run_id: string;
  readonly tool: string;
  readonly project_id: string | null;
}

/** Only which they are: what they say is asked for once it is known which of them are shown. */
export async function listNewestRuns(db: Queries, uid: string, max: number): Promise<readonly NewestRun[]> {
  return db
    .selectFrom('run_sheet')
    .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
    .select(['run_sheet.run_id', 'run_sheet.project_id', 'tool_run.tool'])
    .where('run_sheet.user_id', '=', uid)
    .orderBy('run_sheet.run_id', 'desc')
    .limit(max)
    .execute();
}

/** Of a project's runs with a report, newest first: JSON, as they were paid for. */
export async function listInputs(
  db: Queries,
  uid: string,
  projectId: string,
  max: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('run_sheet')
    .select('input')
    .where('user_id', '=', uid)
    .where('project_id', '=', projectId)
    .where('version', '>', 0)
    .orderBy('run_id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ input }) => input);
}

/** Charged or covered by one that was, newest first. */
export async function listPosted(
  db: Queries,
  uid: string,
  { tool, since, max }: { readonly tool: string; readonly since: number; readonly max: number },
): Promise<readonly Pick<SheetRow, 'run_id' | 'input' | 'amount'>[]> {
  return sheetsOf(db, uid)
    .select(['run_sheet.run_id', 'input', 'amount'])
    .where('tool_run.tool', '=', tool)
    .where('state', '=', 'posted')
    .where('created_at', '>=', since)
    .orderBy('run_sheet.run_id', 'desc')
    .limit(max)
    .execute();
}

/** The newest that has not failed. */
export async function findByInput(
  db: Queries,
  uid: string,
  {
    tool,
    input,
    projectId,
    since,
  }: {
    readonly tool: string;
    readonly input: string;
    readonly projectId: string | undefined;
    readonly since: number;
  },
): Promise<string | null> {
  const row = await sheetsOf(db, uid)
    .select('run_sheet.run_id')
    .where('tool_run.tool', '=', tool)
    .where('tool_run.status', '!=', 'failed')
    .where('created_at', '>=', since)
    .where('input', '=', input)
    .$if(projectId !== undefined, (query) => query.where('run_sheet.project_id', '=', projectId ?? ''))
    .orderBy('run_sheet.run_id', 'desc')
    .executeTakeFirst();
  return row?.run_id ?? null;
}

/** How many runs this one's price has covered besides; one that came to nothing takes no place. */
export async function countCovered(db: Queries, runId: string): Promise<number> {
  const { count } = await db
    .selectFrom('credit_hold')
    .select((hold) => hold.fn.countAll<number | bigint | string>().as('count'))
    .where('covered_by', '=', runId)
    .where('state', '!=', 'voided')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writing takes the row's lock: versions of one run are added one after another. */
export async function updateSheet(
  db: Queries,
  uid: string,
  runId: string,
  change: Partial<Pick<Sheet, 'title' | 'note' | 'model' | 'patch' | 'version' | 'digest' | 'project_id'>>,
): Promise<void> {
  await db
    .updateTable('run_sheet')
    .set(change)
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .execute();
}

/**
 * Takes the number after this one, for the caller alone until the transaction ends; false when somebody else has, or the run
 * is gone. One update: PostgreSQL would ask for the run's row at a second, which waits for this one when its person is leaving.
 */
export async function takeNextVersion(
  db: Queries,
  { run_id, user_id, version }: Pick<Sheet, 'run_id' | 'user_id' | 'version'>,
  engine: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('run_sheet')
    .set({ version: version + 1, engine })
    .where('run_id', '=', run_id)
    .where('user_id', '=', user_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was looked up so far, with the sheet's lock until the transaction ends; nothing when the run is gone. */
export async function lockPatch(
  db: Queries,
  uid: string,
  runId: string,
): Promise<Pick<Sheet, 'patch' | 'version'> | undefined> {
  return db
    .updateTable('run_sheet')
    .set((row) => ({ version: row.ref('version') }))
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .returning(['patch', 'version'])
    .executeTakeFirst();
}

export async function listRunIds(
  db: Queries,
  uid: string,
  projectId: string,
  status?: Run['status'],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('run_sheet')
    .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
    .select('run_sheet.run_id')
    .where('run_sheet.project_id', '=', projectId)
    .where('run_sheet.user_id', '=', uid)
    .$if(status !== undefined, (query) => query.where('tool_run.status', '=', status ?? 'done'))
    .execute();
  return rows.map(({ run_id }) => run_id);
}

export async function leaveProject(db: Queries, uid: string, projectId: string): Promise<void> {
  await db
    .updateTable('run_sheet')
    .set({ project_id: null })
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .execute();
}

/** Titles that hold every word, newest first; words are lower case, with no sign of a pattern in them. */
export async function searchSheets(
  db: Queries,
  uid: string,
  words: readonly string[],
  max: number,
): Promise<readonly Omit<SheetRow, 'input' | 'model' | 'engine' | 'patch'>[]> {
  return words
    .reduce(
      (query, word) => query.where(sql<string>`lower(title)`, 'like', `%${word}%`),
      sheetsOf(db, uid)
        .select(['run_sheet.run_id', 'run_sheet.user_id', 'title', 'note', 'version', 'project_id', 'digest'])
        .select(runColumns),
    )
    .orderBy('run_sheet.run_id', 'desc')
    .limit(max)
    .execute();
}
