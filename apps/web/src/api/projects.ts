import type {
  Fact,
  InvestorUpdate,
  Project,
  ProjectCard,
  ProjectNote,
  Task,
  UpdatePromise,
} from '@slipway/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallResult, call, readAnswer, send } from '../lib/http.ts';
import { askAnew } from '../lib/query-client.ts';

export type TaskOutcome = {
  readonly tried?: number;
  readonly did?: number;
  /** Of a test whose mark is set in words. */
  readonly reached?: boolean;
  readonly note?: string | null;
};

/** Keyed by person: who signs in next on this device never sees what was fetched for the one before. */
const projectsOf = (uid: string) => ['projects', uid] as const;

/** Last used first. */
export const projectsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'list'],
    queryFn: ({ signal }) => call('GET /api/projects', { body: {}, signal }),
  });

/** All of them, page by page, last changed first: those that are worked on, or those that were put away. */
export const allProjectsQuery = (uid: string, archived: boolean) =>
  infiniteQueryOptions({
    queryKey: [...projectsOf(uid), 'all', archived],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/projects', {
        body: { archived: archived ? 'true' : 'false', ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const projectQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'one', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id', { params: { id }, signal }),
  });

export const factsQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'facts', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id/record', { params: { id }, signal }),
  });

/** What does not agree in it. */
export const agreementQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'agreement', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id/agreement', { params: { id }, signal }),
  });

/** A month's letter to investors: "2026-11". */
export const updateQuery = (uid: string, id: string, month: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'update', id, month],
    queryFn: ({ signal }) => call('GET /api/projects/:id/updates/:month', { params: { id, month }, signal }),
  });

export type UpdateChange = {
  /** Null goes back to the draft. */
  readonly text?: string | null;
  readonly promises?: UpdatePromise[];
  /** Answers to last month's promises, in their order. */
  readonly promised?: (boolean | null)[];
};

export function saveUpdate(id: string, month: string, change: UpdateChange): Promise<InvestorUpdate> {
  return call('PATCH /api/projects/:id/updates/:month', { params: { id, month }, body: change });
}

export async function getFacts(id: string, signal: AbortSignal): Promise<readonly Fact[]> {
  return (await call('GET /api/projects/:id/record', { params: { id }, signal })).facts;
}

/** Newest first, page by page. */
export const factHistoryQuery = (uid: string, id: string, fact: string) =>
  infiniteQueryOptions({
    queryKey: [...projectsOf(uid), 'facts', id, fact],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/projects/:id/record/facts/:fact/history', {
        params: { id, fact },
        body: pageParam ? { before: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const tasksQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'tasks', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id/tasks', { params: { id }, signal }),
  });

export const notesQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'notes', id],
    queryFn: ({ signal }) => call('GET /api/projects/:id/notes', { params: { id }, signal }),
  });

export const timelineQuery = (uid: string, id: string) =>
  infiniteQueryOptions({
    queryKey: [...projectsOf(uid), 'timeline', id],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/projects/:id/timeline', {
        params: { id },
        body: pageParam ? { before: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Asked at each visit: the answer says what changed since the one before. */
export const dashboardQuery = (uid: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'dashboard'],
    queryFn: ({ signal }) => call('GET /api/dashboard', { signal }),
    staleTime: 0,
  });

export const searchQuery = (uid: string, search: string) =>
  queryOptions({
    queryKey: [...projectsOf(uid), 'search', search],
    queryFn: ({ signal }) => call('GET /api/search', { body: { search }, signal }),
  });

/** After a run, a fact, a task or a note: everything that is counted from them. */
export function refreshProjects(cache: QueryClient, uid: string): Promise<void> {
  return askAnew(cache, projectsOf(uid));
}

/** The same key gives the same project, so a repeated press makes no second one. */
export async function createProject(idea: string, key: string): Promise<Project> {
  const address = 'POST /api/projects';
  return readAnswer<typeof address>(
    await send(address, { body: { idea }, headers: { 'idempotency-key': key } }),
  );
}

export function changeProject(
  id: string,
  change: { readonly name?: string; readonly isArchived?: boolean; readonly isOpen?: true },
): Promise<Project> {
  return call('PATCH /api/projects/:id', { params: { id }, body: change });
}

export async function deleteProject(id: string): Promise<void> {
  await call('DELETE /api/projects/:id', { params: { id } });
}

export function bringSampleBack(): Promise<Project> {
  return call('POST /api/projects/sample', { body: {} });
}

export function changeFact(id: string, fact: string, value: unknown): Promise<Fact> {
  return call('PATCH /api/projects/:id/record/facts/:fact', { params: { id, fact }, body: { value } });
}

export function undoProjectFact(id: string, fact: string): Promise<Fact> {
  return call('POST /api/projects/:id/record/facts/:fact/undo', { params: { id, fact }, body: {} });
}

export function importFacts(
  id: string,
  csv: string,
): Promise<CallResult<'POST /api/projects/:id/record/import'>> {
  return call('POST /api/projects/:id/record/import', { params: { id }, body: { csv } });
}

type NewTask = { readonly text?: string; readonly due?: string | null; readonly fromStep?: true };

export function addTask(id: string, task: NewTask): Promise<Task> {
  return call('POST /api/projects/:id/tasks', { params: { id }, body: task });
}

export async function deleteTask(id: string, task: string): Promise<void> {
  await call('DELETE /api/projects/:id/tasks/:task', { params: { id, task } });
}

export function finishTask(
  id: string,
  task: string,
  outcome: TaskOutcome,
): Promise<{ readonly task: Task; readonly card: ProjectCard }> {
  return call('POST /api/projects/:id/tasks/:task/done', { params: { id, task }, body: outcome });
}

export function addNote(
  id: string,
  note: { readonly kind: ProjectNote['kind']; readonly text: string; readonly why?: string | null },
): Promise<ProjectNote> {
  return call('POST /api/projects/:id/notes', { params: { id }, body: note });
}

export async function deleteNote(id: string, note: string): Promise<void> {
  await call('DELETE /api/projects/:id/notes/:note', { params: { id, note } });
}
