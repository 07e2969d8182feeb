import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ProjectTables } from '../../../db/schema/projects.ts';
import { askedBack } from '../../credits/waive-run.ts';

/** One row a tool and project. */
export async function setResult(
  db: Queries,
  row: Insertable<ProjectTables['project_result']>,
): Promise<void> {
  await db
    .insertInto('project_result')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project_id', 'tool']).doUpdateSet({ run_id: row.run_id }))
    .execute();
}

interface ResultRow {
  readonly project_id: string;
  readonly tool: string;
  readonly run_id: string;
  readonly title: string;
  readonly digest: string | null;
  readonly version: number;
  readonly created_at: number;
}

/** What stands for each tool, of all these projects. */
export async function listResults(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<readonly ResultRow[]> {
  if (projectIds.length === 0) return [];
  return db
    .selectFrom('project_result')
    .innerJoin('run_sheet', 'run_sheet.run_id', 'project_result.run_id')
    .innerJoin('tool_run', 'tool_run.id', 'project_result.run_id')
    .select([
      'project_result.project_id',
      'project_result.tool',
      'project_result.run_id',
      'title',
      'digest',
      'version',
      'tool_run.created_at',
    ])
    .where('project_result.project_id', 'in', projectIds)
    .where('project_result.user_id', '=', uid)
    .where('run_sheet.user_id', '=', uid)
    .execute();
}

/** The latest of a tool that gave an answer. */
export async function findLatest(
  db: Queries,
  uid: string,
  projectId: string,
  tool: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('run_sheet')
    .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
    .select('run_sheet.run_id')
    .where('run_sheet.project_id', '=', projectId)
    .where('run_sheet.user_id', '=', uid)
    .where('tool_run.tool', '=', tool)
    .where('tool_run.status', '=', 'done')
    .where('run_sheet.version', '>', 0)
    .where((where) => where.or([where('error_code', 'is', null), where('error_code', '!=', askedBack)]))
    .orderBy('run_sheet.run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.run_id;
}

export async function deleteResult(db: Queries, uid: string, runId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('project_result')
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What each run's newest version was asked with; JSON. */
export async function listInputsOf(
  db: Queries,
  uid: string,
  runIds: readonly string[],
  without: readonly string[],
): Promise<readonly { readonly run_id: string; readonly input: string; readonly assumptions: string }[]> {
  if (runIds.length === 0) return [];
  const rows = await db
    .selectFrom('run_version')
    .innerJoin('run_sheet', (join) =>
      join
        .onRef('run_sheet.run_id', '=', 'run_version.run_id')
        .onRef('run_sheet.version', '=', 'run_version.version'),
    )
    .innerJoin('tool_run', 'tool_run.id', 'run_version.run_id')
    .select(['run_version.run_id', 'run_version.user_id', 'run_version.input', 'run_version.assumptions'])
    .where('run_version.run_id', 'in', runIds)
    .where('tool_run.tool', 'not in', without)
    .execute();
  // Asked for in the query, the owner would be what SQLite looks up first: all versions of a person with thousands of runs.
  return rows.filter(({ user_id }) => user_id === uid);
}
