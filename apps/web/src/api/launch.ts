import type { Launch } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call, readAnswer, send } from '../lib/http.ts';

export type { Launch };

/** Keyed by person: who signs in next on this device never sees what was fetched for the one before. */
const launchesOf = (uid: string) => ['launches', uid] as const;
/** How often a launch run that is under way is looked at. */
const lookEveryMs = 800;

/** What it would do and cost, counted anew at each visit. */
export const launchPlanQuery = (uid: string, projectId: string) =>
  queryOptions({
    queryKey: [...launchesOf(uid), 'plan', projectId],
    queryFn: ({ signal }) => call('GET /api/projects/:id/launch', { params: { id: projectId }, signal }),
    staleTime: 0,
  });

/** Looked at again and again until it is over. */
export const launchQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...launchesOf(uid), 'one', id],
    queryFn: ({ signal }) => call('GET /api/launches/:id', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookEveryMs : false),
    staleTime: 0,
  });

/** The same key gives the same launch run. */
export async function startLaunch(projectId: string, tools: readonly string[], key: string): Promise<Launch> {
  const address = 'POST /api/projects/:id/launch';
  return readAnswer<typeof address>(
    await send(address, { params: { id: projectId }, body: { tools }, headers: { 'idempotency-key': key } }),
  );
}

export function cancelLaunch(id: string): Promise<Launch> {
  return call('POST /api/launches/:id/cancel', { params: { id }, body: {} });
}

export function resumeLaunch(id: string): Promise<Launch> {
  return call('POST /api/launches/:id/resume', { params: { id }, body: {} });
}
