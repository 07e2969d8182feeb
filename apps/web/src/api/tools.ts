import type { Run, RunEvent, RunEventData, RunSummary } from '@slipway/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { askForEvents } from '../lib/ask-for-events.ts';
import type { ServerEvent } from '../lib/event-stream.ts';
import { type CallResult, call } from '../lib/http.ts';
import { askAnew } from '../lib/query-client.ts';
import { refreshProjects } from './projects.ts';

export type { Run, RunSummary };
export type IdeaReading = CallResult<'POST /api/read-idea'>;
export type ToolSample = CallResult<'GET /api/tools/:id/sample'>;
export type RunChange = {
  /** All that differ from the defaults. */
  readonly assumptions?: Record<string, number | string>;
  /** To questions the sheet asks. */
  readonly answers?: Record<string, number | string>;
  /** Of fields that the tool lets edit; null empties one. */
  readonly edits?: Record<string, unknown>;
  /** Of a deck: with what the record and the other results say now. */
  readonly refresh?: true;
  readonly note?: string | null;
  readonly title?: string;
};
export type RunSignal = {
  [Name in RunEvent]: { readonly name: Name; readonly data: RunEventData[Name] };
}[RunEvent];

/** Keyed by person: who signs in next on this device never sees what was fetched for the one before. */
const runsOf = (uid: string) => ['runs', uid] as const;

/** The tool's own worked example; in the sample project, what its company got. */
export const sampleQuery = (toolId: string, inSampleProject = false) =>
  queryOptions({
    queryKey: ['tool-sample', toolId, inSampleProject],
    queryFn: ({ signal }) =>
      inSampleProject
        ? call('GET /api/projects/sample/results/:tool', { params: { tool: toolId }, signal })
        : call('GET /api/tools/:id/sample', { params: { id: toolId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Kinds of business that our notes cover, by words of their names. */
async function findNiches(search: string, signal: AbortSignal) {
  const found = await call('GET /api/niches', { body: { search }, signal });
  return found.map(({ id, name, industry }) => ({ value: id, label: name, note: industry }));
}

/** Where a part of a reading can be looked for: only the kind of business has more than is offered. */
export const findFor = (field: string) => (field === 'niche' ? findNiches : undefined);

export function getRun(id: string, signal?: AbortSignal): Promise<Run> {
  return call('GET /api/runs/:id', { params: { id }, ...(signal && { signal }) });
}

export const runQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...runsOf(uid), 'one', id],
    queryFn: ({ signal }) => getRun(id, signal),
  });

export const versionQuery = (uid: string, id: string, version: number) =>
  queryOptions({
    queryKey: [...runsOf(uid), 'version', id, String(version)],
    queryFn: ({ signal }) =>
      call('GET /api/runs/:id/versions/:version', { params: { id, version: String(version) }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Newest first, page by page; of one tool, of one project, or of all. */
export const historyQuery = (
  uid: string,
  of: { readonly tool?: string | undefined; readonly project?: string | undefined } = {},
) =>
  infiniteQueryOptions({
    queryKey: [...runsOf(uid), 'list', of.tool ?? '', of.project ?? ''],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/runs', { body: { ...of, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Of one project. Asked at each visit: another window or machine may have changed it. */
export const recordQuery = (uid: string, project: string | null) =>
  queryOptions({
    queryKey: [...runsOf(uid), 'record', project ?? ''],
    queryFn: ({ signal }) => call('GET /api/record', { body: project === null ? {} : { project }, signal }),
    staleTime: 0,
  });

/** Takes back a fact that a result wrote. */
export function undoFact(id: string, project: string): Promise<CallResult<'DELETE /api/record/facts/:id'>> {
  return call('DELETE /api/record/facts/:id', { params: { id }, body: { project } });
}

/** After a run began, changed or was deleted. Runs that are on screen are given to the cache beforehand. */
export async function refreshRuns(cache: QueryClient, uid: string): Promise<void> {
  await Promise.all([
    askAnew(cache, [...runsOf(uid), 'list']),
    askAnew(cache, [...runsOf(uid), 'record']),
    refreshProjects(cache, uid),
  ]);
}

export function keepRun(cache: QueryClient, uid: string, run: Run): void {
  cache.setQueryData(runQuery(uid, run.id).queryKey, run);
}

/** It ended otherwise than was known: the next look asks anew. */
export async function forgetRun(cache: QueryClient, uid: string, id: string): Promise<void> {
  await cache.resetQueries({ queryKey: runQuery(uid, id).queryKey });
}

export type ReadingAnswers = Readonly<Record<string, string | number>>;

/** `answers`: what the person has put right. */
export function readIdea(text: string, answers: ReadingAnswers, signal: AbortSignal): Promise<IdeaReading> {
  return call('POST /api/read-idea', { body: { text, answers }, signal });
}

/** Counts an earlier version again as the newest one, free. */
export function restoreVersion(id: string, version: number): Promise<Run> {
  return call('POST /api/runs/:id/versions/:version/restore', {
    params: { id, version: String(version) },
    body: {},
  });
}

/** What a result gives to download; rejects with `premium/required` for who may not. */
export function readFiles(id: string, version: number) {
  return call('GET /api/runs/:id/versions/:version/files', { params: { id, version: String(version) } });
}

export function changeRun(id: string, change: RunChange): Promise<Run> {
  return call('PATCH /api/runs/:id', { params: { id }, body: change });
}

export function cancelRun(id: string): Promise<Run> {
  return call('POST /api/runs/:id/cancel', { params: { id }, body: {} });
}

export async function deleteRun(id: string): Promise<void> {
  await call('DELETE /api/runs/:id', { params: { id } });
}

interface RunRequest {
  readonly toolId: string;
  readonly input: Record<string, unknown>;
  /** The project it belongs to; null where the server is to say. */
  readonly projectId: string | null;
  /** Fields that were filled in from the project and left as they were: they are no news to its record. */
  readonly kept: readonly string[];
  /** The same key twice is the same run: a lost answer can be asked for again at no cost. */
  readonly key: string;
  readonly signal: AbortSignal;
}

export async function* startRun({
  toolId,
  input,
  projectId,
  kept,
  key,
  signal,
}: RunRequest): AsyncGenerator<RunSignal> {
  const answer = await askForEvents('POST /api/tools/:id/runs', {
    params: { id: toolId },
    body: projectId === null ? { input } : { input, projectId, kept: [...kept] },
    headers: { 'idempotency-key': key },
    signal,
  });
  yield* signalsOf(answer);
}

/** Joins a run that is under way, or hears how it ended. */
export async function* followRun(id: string, signal: AbortSignal): AsyncGenerator<RunSignal> {
  yield* signalsOf(await askForEvents('GET /api/runs/:id', { params: { id }, signal }));
}

async function* signalsOf(answer: AsyncGenerator<ServerEvent> | Run): AsyncGenerator<RunSignal> {
  if (!(Symbol.asyncIterator in answer)) {
    yield answer.status === 'running'
      ? { name: 'accepted', data: { id: answer.id } }
      : { name: 'result', data: answer };
    return;
  }
  for await (const event of answer) {
    const signal = toSignal(event);
    if (signal) yield signal;
  }
}

const names: ReadonlySet<string> = new Set<RunEvent>([
  'accepted',
  'stage',
  'report',
  'words',
  'patch',
  'result',
  'error',
]);

function toSignal({ name, data }: ServerEvent): RunSignal | null {
  if (!names.has(name)) return null;
  // The server's own tests hold its events to the contract, as with every other answer.
  return { name, data: JSON.parse(data) } as RunSignal;
}
