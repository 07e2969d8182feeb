import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** As they were before this migration; a later change of our types does not reach back here. */
interface OldRun {
  readonly run_id: string;
  readonly tool: string;
  readonly created_at: number;
  /** JSON. */
  readonly input: string;
  readonly version: number;
  readonly status: string;
  readonly error_code: string | null;
}
type Slots = Record<string, Record<string, unknown>>;

interface NewProject {
  readonly id: string;
  readonly idea: string | null;
  readonly runs: OldRun[];
  createdAt: number;
  updatedAt: number;
}

const nameMax = 60;
const rowsAtOnce = 50;

/** One project for each idea of a person's runs. What names no idea goes to the newest of them, or to "My company". */
export async function moveIntoProjects(db: Kysely<unknown>): Promise<void> {
  const people = await sql<{ user_id: string }>`
    select user_id from run_sheet union select user_id from company_record order by user_id`.execute(db);
  for (const { user_id } of people.rows) await movePerson(db, user_id);
}

async function movePerson(db: Kysely<unknown>, uid: string): Promise<void> {
  const { rows } = await sql<OldRun>`
    select s.run_id, r.tool, r.created_at, s.input, s.version, r.status, r.error_code
    from run_sheet s join tool_run r on r.id = s.run_id
    where s.user_id = ${uid} order by s.run_id`.execute(db);
  const stored = await sql<{ record: string; updated_at: number }>`
    select record, updated_at from company_record where user_id = ${uid}`.execute(db);
  const record: Slots = JSON.parse(stored.rows[0]?.record ?? '{}');
  const recordAt = Number(stored.rows[0]?.updated_at ?? 0);
  const projects = groupRuns(rows);
  const own = ownerOf(projects, record, { uid, at: recordAt });
  for (const project of projects) {
    const slots = project === own ? { ...factsOf(project), ...record } : factsOf(project);
    await insertProject(db, uid, project, slots);
  }
}

/** Oldest first. */
function groupRuns(runs: readonly OldRun[]): NewProject[] {
  const byIdea = new Map<string, NewProject>();
  const without: OldRun[] = [];
  for (const run of runs) {
    const idea = ideaIn(JSON.parse(run.input));
    if (idea === null) without.push(run);
    else take(byIdea, wordsOf(idea), run, idea);
  }
  const projects = [...byIdea.values()];
  const newest = projects.toSorted((a, z) => a.updatedAt - z.updatedAt).at(-1);
  const [first] = without;
  if (first !== undefined && newest === undefined)
    return [{ ...begin(first, null), runs: without }].map(spanned);
  newest?.runs.push(...without);
  return projects.map(spanned);
}

function take(byIdea: Map<string, NewProject>, words: string, run: OldRun, idea: string): void {
  const project = byIdea.get(words) ?? begin(run, idea);
  byIdea.set(words, project);
  project.runs.push(run);
  project.updatedAt = Number(run.created_at);
}

/** Named by its oldest run, so that moving twice gives the same; that run's own id is unique. */
function begin(run: OldRun, idea: string | null): NewProject {
  const at = Number(run.created_at);
  return { id: run.run_id, idea, runs: [], createdAt: at, updatedAt: at };
}

function spanned(project: NewProject): NewProject {
  const times = project.runs.map((run) => Number(run.created_at));
  return { ...project, createdAt: Math.min(...times), updatedAt: Math.max(...times) };
}

/** The one the old record is about; made where no run is left of it. Nothing for an empty record. */
function ownerOf(
  projects: NewProject[],
  record: Slots,
  { uid, at }: { readonly uid: string; readonly at: number },
): NewProject | null {
  if (Object.keys(record).length === 0) return null;
  const idea = ideaIn({ idea: record.idea?.value });
  const same = projects.find(
    (one) => one.idea !== null && idea !== null && wordsOf(one.idea) === wordsOf(idea),
  );
  const newest = projects.toSorted((a, z) => a.updatedAt - z.updatedAt).at(-1);
  const known = same ?? (idea === null || newest?.idea === null ? newest : undefined);
  if (known !== undefined) return known;
  const made: NewProject = { id: `company-${uid}`, idea, runs: [], createdAt: at, updatedAt: at };
  projects.push(made);
  return made;
}

/** What its runs say, the newest word on each; the ones that only asked back said nothing that was kept. */
function factsOf({ runs, idea }: NewProject): Slots {
  const slots: Slots = {};
  for (const { tool, created_at, input, ...run } of runs.toSorted((a, z) => (a.run_id < z.run_id ? -1 : 1))) {
    if (!isAnswered(run)) continue;
    const said: Record<string, unknown> = JSON.parse(input);
    for (const [name, value] of Object.entries(said))
      if (!ofTheRunOnly.has(name) && !isBlank(value))
        slots[name] = {
          value,
          toolId: tool,
          at: new Date(Number(created_at)).toISOString(),
          provenance: { kind: 'entered' },
          ofIdea: idea !== null && said.idea !== undefined,
        };
  }
  return slots;
}

const ofTheRunOnly = new Set(['assumptions', 'horizonYears', 'discountRate']);

function isAnswered({
  version,
  status,
  error_code,
}: Pick<OldRun, 'version' | 'status' | 'error_code'>): boolean {
  return Number(version) > 0 && status === 'done' && error_code !== 'asked-back';
}

async function insertProject(
  db: Kysely<unknown>,
  uid: string,
  project: NewProject,
  slots: Slots,
): Promise<void> {
  const idea = ideaIn({ idea: slots.idea?.value }) ?? project.idea;
  const key = idea === null ? null : createHash('sha256').update(wordsOf(idea)).digest('base64url');
  const { id, createdAt, updatedAt } = project;
  await sql`
    insert into project (id, user_id, name, idea_key, created_at, updated_at, opened_at)
    values (${id}, ${uid}, ${idea === null ? 'My company' : nameOf(idea)}, ${key}, ${createdAt}, ${updatedAt}, ${updatedAt})`.execute(
    db,
  );
  const names = Object.keys(slots).sort();
  await sql`
    insert into project_record (project_id, user_id, record, seq, updated_at)
    values (${id}, ${uid}, ${JSON.stringify(slots)}, ${names.length}, ${updatedAt})`.execute(db);
  for (const [index, fact] of names.entries()) {
    const { before: _earlier, ...slot } = slots[fact] ?? {};
    const at = Date.parse(String(slot.at)) || updatedAt;
    await sql`
      insert into record_change (project_id, seq, user_id, fact, slot, run_id, device, is_undo, at)
      values (${id}, ${index + 1}, ${uid}, ${fact}, ${JSON.stringify(slot)}, ${runOf(slot)}, null, 0, ${at})`.execute(
      db,
    );
  }
  const ids = project.runs.map((run) => run.run_id);
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    await sql`
      update run_sheet set project_id = ${id}
      where run_id in (${sql.join(ids.slice(at, at + rowsAtOnce))})`.execute(db);
  for (const [tool, runId] of latestOf(project.runs))
    await sql`
      insert into project_result (project_id, tool, user_id, run_id)
      values (${id}, ${tool}, ${uid}, ${runId})`.execute(db);
}

function latestOf(runs: readonly OldRun[]): Map<string, string> {
  const latest = new Map<string, string>();
  for (const run of runs)
    if (isAnswered(run) && run.run_id > (latest.get(run.tool) ?? '')) latest.set(run.tool, run.run_id);
  return latest;
}

function runOf({ provenance }: Record<string, unknown>): string | null {
  const runId: unknown = Reflect.get(Object(provenance), 'runId');
  return typeof runId === 'string' ? runId : null;
}

function ideaIn(input: Record<string, unknown>): string | null {
  return typeof input.idea === 'string' && input.idea.trim() !== '' ? input.idea : null;
}

function isBlank(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

function wordsOf(idea: string): string {
  return (
    idea
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{S}]+/gu) ?? []
  ).join(' ');
}

/** Its first sentence, cut at a word. */
function nameOf(idea: string): string {
  const line =
    idea
      .trim()
      .split(/(?<=[.!?])\s|\n/u)[0]
      ?.replace(/[.\s]+$/u, '') ?? '';
  if (line.length <= nameMax) return line || 'My company';
  return `${line.slice(0, nameMax).replace(/\s+\S*$/u, '')}…`;
}
