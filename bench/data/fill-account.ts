import type { Database, Queries } from '../../apps/server/src/db/client.ts';

export const projectsOfFull = 200;
export const runsOfFull = 5000;
const rowsAtOnce = 100;

/** Copies one project with its runs until there are enough, each with its own ids and times. Answers one of the copies. */
export async function fillAccount({ query }: Database, projectId: string): Promise<string> {
  const of = { project_id: projectId };
  const [project, record] = [
    await one(query, 'project', { id: projectId }),
    await one(query, 'project_record', of),
  ];
  const changes = await all(query, 'record_change', of);
  const results = await all(query, 'project_result', of);
  const sheets = await all(query, 'run_sheet', of);
  const now = Number(project.updated_at);
  const perProject = runsOfFull / projectsOfFull;
  const rows = new Map<string, Row[]>();
  const put = (table: string, row: Row) => rows.set(table, [...(rows.get(table) ?? []), row]);
  const runs = await Promise.all(
    sheets.map(async (sheet) => ({ sheet, ...(await runOf(query, String(sheet.run_id))) })),
  );

  for (let n = 1; n < projectsOfFull; n += 1) {
    const id = idAt(now - n * 60_000, n);
    put('project', {
      ...project,
      id,
      idem_key: null,
      name: `Project ${n}`,
      updated_at: now - n * 60_000,
      opened_at: now - n * 60_000,
    });
    put('project_record', { ...record, project_id: id });
    for (const change of changes) put('record_change', { ...change, project_id: id });
    for (let task = 0; task < 5; task += 1)
      put('project_task', taskOf(String(project.user_id), id, now, n * 10 + task));
    for (let run = 0; run < perProject; run += 1) {
      const source = runs[run % runs.length];
      if (!source) throw new Error('there is no run to copy');
      const run_id = idAt(now - (n * perProject + run) * 1000, run);
      const created_at = now - (n * perProject + run) * 1000;
      put('tool_run', { ...source.run, id: run_id, idem_key: run_id, created_at });
      put('credit_hold', { ...source.hold, run_id });
      put('run_sheet', { ...source.sheet, run_id, project_id: id });
      for (const version of source.versions) put('run_version', { ...version, run_id, created_at });
      const result = results.find(({ tool }) => tool === source.run.tool);
      if (run < runs.length && result) put('project_result', { ...result, project_id: id, run_id });
    }
    if (n % 10 === 0 || n === projectsOfFull - 1) {
      for (const table of order) await insert(query, table, rows.get(table) ?? []);
      rows.clear();
    }
  }
  // One from the middle: neither its runs nor its facts are the newest.
  return idAt(now - 100 * 60_000, 100);
}

type Row = Record<string, unknown>;
const order = [
  'project',
  'project_record',
  'record_change',
  'project_task',
  'tool_run',
  'credit_hold',
  'run_sheet',
  'run_version',
  'project_result',
];

async function runOf(query: Queries, id: string) {
  return {
    run: await one(query, 'tool_run', { id }),
    hold: await one(query, 'credit_hold', { run_id: id }),
    versions: await all(query, 'run_version', { run_id: id }),
  };
}

function taskOf(uid: string, projectId: string, now: number, n: number): Row {
  return {
    id: idAt(now, n),
    project_id: projectId,
    user_id: uid,
    text: `Call ${n} offices and ask what a cancelled visit costs them`,
    due: new Date(now + (n % 120) * 86_400_000).toISOString().slice(0, 10),
    created_at: now - n * 1000,
    updated_at: now - n * 1000,
  };
}

/** As ids are made: the time, then what makes them differ. */
function idAt(ms: number, n: number): string {
  return `${ms.toString(36).padStart(9, '0')}${n.toString(16).padStart(20, '0')}`;
}

/** The tables are named by text here: the bench copies rows as they are, whatever their columns. */
async function all(query: Queries, table: string, where: Row): Promise<Row[]> {
  const loose = query as unknown as LooseQueries;
  let select = loose.selectFrom(table).selectAll();
  for (const [column, value] of Object.entries(where)) select = select.where(column, '=', value);
  return select.execute();
}

async function one(query: Queries, table: string, where: Row): Promise<Row> {
  const [row] = await all(query, table, where);
  if (!row) throw new Error(`there is no row in ${table}`);
  return row;
}

async function insert(query: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const loose = query as unknown as LooseQueries;
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await loose
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}

interface LooseSelect {
  selectAll(): LooseSelect;
  where(column: string, is: '=', value: unknown): LooseSelect;
  execute(): Promise<Row[]>;
}
interface LooseQueries {
  selectFrom(table: string): LooseSelect;
  insertInto(table: string): { values(rows: readonly Row[]): { execute(): Promise<unknown> } };
}
