import type { Queries } from '../../../db/client.ts';
import { askedBack } from '../../credits/waive-run.ts';

interface AnsweredRow {
  readonly run_id: string;
  readonly tool: string;
  readonly created_at: number;
  /** JSON. */
  readonly input: string;
}

/** The project's runs that gave an answer: what stands for a tool first, then newest first. */
export async function listAnswered(
  db: Queries,
  uid: string,
  { projectId, without, max }: { readonly projectId: string; readonly without: string; readonly max: number },
): Promise<readonly AnsweredRow[]> {
  return db
    .selectFrom('run_sheet')
    .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
    .select(['run_sheet.run_id', 'tool_run.tool', 'tool_run.created_at', 'run_sheet.input'])
    .leftJoin('project_result', 'project_result.run_id', 'run_sheet.run_id')
    .where('run_sheet.project_id', '=', projectId)
    .where('run_sheet.user_id', '=', uid)
    .where('tool_run.user_id', '=', uid)
    .where('run_sheet.run_id', '!=', without)
    .where('run_sheet.version', '>', 0)
    .where('tool_run.status', '=', 'done')
    .where((where) => where.or([where('error_code', 'is', null), where('error_code', '!=', askedBack)]))
    .orderBy((row) => row.case().when('project_result.run_id', 'is', null).then(1).else(0).end())
    .orderBy('run_sheet.run_id', 'desc')
    .limit(max)
    .execute();
}

/** Each run's newest version. */
export async function listNewest(
  db: Queries,
  uid: string,
  runIds: readonly string[],
): Promise<readonly { run_id: string; tool_version: number; report: string; input: string }[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('run_version')
    .innerJoin('run_sheet', (join) =>
      join
        .onRef('run_sheet.run_id', '=', 'run_version.run_id')
        .onRef('run_sheet.version', '=', 'run_version.version'),
    )
    .select(['run_version.run_id', 'tool_version', 'report', 'run_version.input'])
    .where('run_version.user_id', '=', uid)
    .where('run_version.run_id', 'in', runIds)
    .execute();
}
