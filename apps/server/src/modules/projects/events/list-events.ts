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

/** One source of events: what it gave, and how far back it has looked; null when it has nothing older. */
interface Found {
  readonly events: readonly ProjectEvent[];
  readonly reachedMs: number | null;
}

/**
 * What happened, newest first, and whether there is more. Always whole milliseconds, and nothing older than what every source has looked
 * through, so that the next page begins where this one ends.
 */
export async function listEvents(
  deps: Pick<Deps, 'db'>,
  span: Span,
): Promise<{ events: ProjectEvent[]; hasMore: boolean }> {
  const sources = (
    await Promise.all([
      runEvents(deps, span),
      span.projectId === undefined ? [] : versionEvents(deps, span),
      factEvents(deps, span),
      taskEvents(deps, span),
      noteEvents(deps, span),
    ])
  ).flat();
  const all = sources
    .flatMap(({ events }) => events)
    .toSorted((a, z) => (a.at < z.at ? 1 : a.at > z.at ? -1 : 0));
  const floor = toIso(Math.max(0, ...sources.flatMap(({ reachedMs }) => reachedMs ?? [])));
  const isWhole = all.some(({ at }) => at > floor);
  // A millisecond with more in it than a source gives is shown as far as it goes.
  const safe = all.filter(({ at }) => (isWhole ? at > floor : at >= floor));
  const lastAt = safe[span.max - 1]?.at ?? '';
  const events = safe.filter(({ at }, index) => index < span.max || at === lastAt);
  return { events, hasMore: events.length < all.length || floor > toIso(0) };
}

function foundIn(
  rows: readonly { readonly at: number | null }[],
  max: number,
  events: readonly ProjectEvent[],
): Found[] {
  return [{ events, reachedMs: rows.length < max ? null : (rows.at(-1)?.at ?? null) }];
}

async function runEvents(deps: Pick<Deps, 'db'>, span: Span): Promise<Found[]> {
  const rows = await listRunEvents(deps.db.query, span);
  const digests = await fillDigests(deps, span.uid, rows);
  const events = rows.map(
    ({ run_id, project_id, title, tool, at }): ProjectEvent => ({
      ...nothing,
      kind: 'run',
      at: toIso(at),
      projectId: project_id ?? '',
      text: title,
      toolId: tool,
      runId: run_id,
      figure: digests.get(run_id)?.figure ?? null,
    }),
  );
  return foundIn(rows, span.max, events);
}

async function versionEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<Found[]> {
  const rows = await listVersionEvents(db.query, span);
  const events = rows.map(
    ({ run_id, version, note, project_id, title, tool, at }): ProjectEvent => ({
      ...nothing,
      kind: 'version',
      at: toIso(at),
      projectId: project_id ?? '',
      text: note ?? title,
      toolId: tool,
      runId: run_id,
      version,
    }),
  );
  return foundIn(rows, span.max, events);
}

/** About as many as a run says. */
const factsInOne = 4;

/** What was changed in one go is one event. */
async function factEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<Found[]> {
  const max = span.max * factsInOne;
  const rows = await listFactEvents(db.query, { ...span, max });
  const events = new Map<string, ProjectEvent & { count: number }>();
  for (const { project_id, fact, run_id, at } of rows) {
    const label = labels.get(fact);
    // An answer that only its own tool asks for is no fact of the company.
    if (label === undefined) continue;
    const key = `${project_id} ${at} ${run_id ?? ''}`;
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
  const shown = [...events.values()].map(({ count, ...event }) =>
    count > 3 ? { ...event, text: `${event.text} and ${count - 3} more` } : event,
  );
  return foundIn(rows, max, shown);
}

async function taskEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<Found[]> {
  const [made, done] = await Promise.all([
    listTaskEvents(db.query, span, 'created_at'),
    listTaskEvents(db.query, span, 'done_at'),
  ]);
  const event =
    (kind: 'task' | 'task-done') =>
    (row: (typeof made)[number]): ProjectEvent => ({
      ...nothing,
      kind,
      at: toIso(row.at ?? 0),
      projectId: row.project_id,
      text: row.text,
      itemId: row.id,
    });
  return [
    ...foundIn(made, span.max, made.map(event('task'))),
    ...foundIn(done, span.max, done.map(event('task-done'))),
  ];
}

async function noteEvents({ db }: Pick<Deps, 'db'>, span: Span): Promise<Found[]> {
  const rows = await listNoteEvents(db.query, span);
  const events = rows.map(
    ({ id, project_id, kind, text, at }): ProjectEvent => ({
      ...nothing,
      kind,
      at: toIso(at),
      projectId: project_id,
      text: text.slice(0, 200),
      itemId: id,
    }),
  );
  return foundIn(rows, span.max, events);
}
