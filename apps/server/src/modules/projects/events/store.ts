import type { Queries } from '../../../db/client.ts';

/** What is looked through: one project, which the caller knows to be the person's own, or all of a person's; and a span of time. */
export interface Span {
  readonly uid: string;
  readonly projectId?: string | undefined;
  /** Both ends are left out. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly max: number;
}

const first = 0;
const last = Number.MAX_SAFE_INTEGER;

/** An id begins with its time. */
function idAt(ms: number): string {
  return Math.min(ms, 101_559_956_668_415).toString(36).padStart(9, '0');
}

export async function listRunEvents(db: Queries, { uid, projectId, after, before, max }: Span) {
  return (
    db
      .selectFrom('run_sheet')
      .innerJoin('tool_run', 'tool_run.id', 'run_sheet.run_id')
      .select([
        'run_sheet.run_id',
        'project_id',
        'title',
        'digest',
        'version',
        'tool_run.tool',
        'created_at as at',
      ])
      .where('run_sheet.user_id', '=', uid)
      .where('tool_run.status', '=', 'done')
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ''))
      // Only the ends there are: between two, SQLite looks through all of the person's runs instead of the project's.
      // The next millisecond's first id is after every one of this.
      .$if(after !== undefined, (query) => query.where('run_sheet.run_id', '>=', idAt((after ?? first) + 1)))
      .$if(before !== undefined, (query) => query.where('run_sheet.run_id', '<', idAt(before ?? last)))
      .orderBy('run_sheet.run_id', 'desc')
      .limit(max)
      .execute()
  );
}

/** Versions after the first; of one project, because there may be many. */
export async function listVersionEvents(db: Queries, { uid, projectId, before, max }: Span) {
  return db
    .selectFrom('run_version')
    .innerJoin('run_sheet', 'run_sheet.run_id', 'run_version.run_id')
    .innerJoin('tool_run', 'tool_run.id', 'run_version.run_id')
    .select([
      'run_version.run_id',
      'run_version.version',
      'run_version.note',
      'project_id',
      'title',
      'tool_run.tool',
      'run_version.created_at as at',
    ])
    .where('run_sheet.user_id', '=', uid)
    .where('project_id', '=', projectId ?? '')
    .where('run_version.version', '>', 1)
    .where('run_version.created_at', '<', before ?? last)
    .orderBy('run_version.created_at', 'desc')
    .limit(max)
    .execute();
}

export async function listFactEvents(db: Queries, { uid, projectId, after, before, max }: Span) {
  return db
    .selectFrom('record_change')
    .select(['project_id', 'fact', 'run_id', 'at', 'is_undo', 'seq'])
    .where(projectId === undefined ? 'user_id' : 'project_id', '=', projectId ?? uid)
    .where('at', '>', after ?? first)
    .where('at', '<', before ?? last)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(max)
    .execute();
}

export async function listTaskEvents(
  db: Queries,
  { uid, projectId, after, before, max }: Span,
  column: 'created_at' | 'done_at',
) {
  return db
    .selectFrom('project_task')
    .select(['id', 'project_id', 'text', `${column} as at`])
    .where('user_id', '=', uid)
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ''))
    .where(column, '>', after ?? first)
    .where(column, '<', before ?? last)
    .orderBy(column, 'desc')
    .limit(max)
    .execute();
}

export async function listNoteEvents(db: Queries, { uid, projectId, after, before, max }: Span) {
  return db
    .selectFrom('project_note')
    .select(['id', 'project_id', 'kind', 'text', 'created_at as at'])
    .where(projectId === undefined ? 'user_id' : 'project_id', '=', projectId ?? uid)
    .where('created_at', '>', after ?? first)
    .where('created_at', '<', before ?? last)
    .orderBy('created_at', 'desc')
    .limit(max)
    .execute();
}
