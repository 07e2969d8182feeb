import type { ProjectEvent } from '@slipway/contracts';
import { factList } from '@slipway/record';
import type { Deps } from '../../../deps.ts';
import { fillDigests } from '../../tools/digests/fill-digests.ts';
import { toIso } from '../project-view.ts';
import {
  listFactEvents,
  listNoteEvents,
  listRunEvents,
  listTaskEvents,
  listVersionEvents,
  type Span,
} from './store.ts';

const labels = new Map(factList.map(({ id, label }) => [id, label]));
const nothing = { toolId: null, runId: null, version: null, factId: null, itemId: null, figure: null };

/**
 * What happened, newest first: at least `max` where there are so many, and always whole milliseconds, so that the next page begins where
 * this one ends.
 */
export async function listEvents(deps: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const all = (
    await Promise.all([
      runEvents(deps, span),
      span.projectId === undefined ? [] : versionEvents(deps, span),
      factEvents(deps, span),
      taskEvents(deps, span),
      noteEvents(deps, span),
    ])
  )
    .flat()
    .toSorted((a, z) => (a.at < z.at ? 1 : a.at > z.at ? -1 : 0));
  const lastAt = all[span.max - 1]?.at ?? '';
  return all.filter(({ at }, index) => index < span.max || at === lastAt);
}

async function runEvents(deps: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const rows = await listRunEvents(deps.db.query, span);
  const digests = await fillDigests(deps, span.uid, rows);
  return rows.map(({ run_id, project_id, title, tool, at }) => ({
    ...nothing,
    kind: 'run',
    at: toIso(at),
    projectId: project_id ?? '',
    text: title,
    toolId: tool,
    runId: run_id,
    figure: digests.get(run_id)?.figure ?? null,
  }));
}

async function versionEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const rows = await listVersionEvents(db.query, span);
  return rows.map(({ run_id, version, note, project_id, title, tool, at }) => ({
    ...nothing,
    kind: 'version',
    at: toIso(at),
    projectId: project_id ?? '',
    text: note ?? title,
    toolId: tool,
    runId: run_id,
    version,
  }));
}

/** What was changed in one go is one event. */
async function factEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const rows = await listFactEvents(db.query, span);
  const events = new Map<string, ProjectEvent & { count: number }>();
  for (const { project_id, fact, run_id, at } of rows) {
    const key = `${project_id} ${at} ${run_id ?? ''}`;
    const label = labels.get(fact) ?? fact;
    const known = events.get(key);
    const text = known === undefined ? label : `${known.text}, ${label}`;
    events.set(key, {
      ...nothing,
      kind: 'fact',
      at: toIso(at),
      projectId: project_id,
      text: (known?.count ?? 0) < 3 ? text : (known?.text ?? text),
      runId: run_id,
      factId: known === undefined ? fact : null,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...events.values()].map(({ count, ...event }) =>
    count > 3 ? { ...event, text: `${event.text} and ${count - 3} more` } : event,
  );
}

async function taskEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const [made, done] = await Promise.all([
    listTaskEvents(db.query, span, 'created_at'),
    listTaskEvents(db.query, span, 'done_at'),
  ]);
  const event = (
    kind: 'task' | 'task-done',
    at: number | null,
    row: (typeof made)[number],
  ): ProjectEvent => ({
    ...nothing,
    kind,
    at: toIso(at ?? 0),
    projectId: row.project_id,
    text: row.text,
    itemId: row.id,
  });
  return [
    ...made.map((row) => event('task', row.created_at ?? 0, row)),
    ...done.map((row) => event('task-done', row.done_at ?? 0, row)),
  ];
}

async function noteEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<ProjectEvent[]> {
  const rows = await listNoteEvents(db.query, span);
  return rows.map(({ id, project_id, kind, text, at }) => ({
    ...nothing,
    kind,
    at: toIso(at),
    projectId: project_id,
    text: text.slice(0, 200),
    itemId: id,
  }));
}
