import type { Experiment, PageDay, PageShowing, Publication, Signup } from '@slipway/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask, type CallOptions, call, readAnswer } from '../lib/http.ts';
import { askAnew } from '../lib/query-client.ts';

export type { Experiment, PageDay, PageShowing, Publication, Signup };

/** Asked at each opening and dropped at each closing: the page is edited meanwhile, and another person may sign in next. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Null while the page has no address. */
export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'publication'],
    queryFn: ({ signal }) => call('GET /api/pages/:id/publication', { params: { id }, signal }),
    ...fresh,
  });

/** Without a slug: the address the page has, or would get. */
export const addressQuery = (id: string, slug?: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'address', slug ?? ''],
    queryFn: ({ signal }) =>
      call('GET /api/pages/:id/address', {
        params: { id },
        body: slug === undefined ? {} : { slug },
        signal,
      }),
    ...fresh,
  });

/** To be asked of a page that has an address. */
export const visitsQuery = (id: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'visits'],
    queryFn: ({ signal }) => call('GET /api/pages/:id/visits', { params: { id }, signal }),
    ...fresh,
  });

/** Which save visitors saw when, newest first; to be asked of a page that has an address. */
export const showingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'showings'],
    queryFn: ({ signal }) => call('GET /api/pages/:id/showings', { params: { id }, signal }),
    ...fresh,
  });

/** Newest first. */
export const signupsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['publishing', id, 'signups'],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/pages/:id/signups', {
        params: { id },
        body: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...fresh,
  });

/** The latest one of the page's address; null where there was none. */
export const experimentQuery = (id: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'experiment'],
    queryFn: ({ signal }) => call('GET /api/pages/:id/experiment', { params: { id }, signal }),
    ...fresh,
  });

export function refreshPublishing(cache: QueryClient, id: string): Promise<void> {
  return askAnew(cache, ['publishing', id]);
}

export type ExperimentPlan = CallOptions<'POST /api/pages/:id/experiment'>['body'];

export function startExperiment(id: string, plan: ExperimentPlan): Promise<Experiment> {
  return call('POST /api/pages/:id/experiment', { params: { id }, body: plan });
}

export async function deleteSignup(id: string, signup: string): Promise<void> {
  await call('DELETE /api/pages/:id/signups/:signup', { params: { id, signup } });
}

export function publishPage(
  id: string,
  asked: { readonly slug?: string; readonly isIndexed?: boolean },
): Promise<Publication> {
  return call('PUT /api/pages/:id/publication', { params: { id }, body: asked });
}

export function unpublishPage(id: string): Promise<Publication> {
  return call('DELETE /api/pages/:id/publication', { params: { id } });
}

interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Refused with `premium/required` by the server, whatever the browser believes. */
export async function exportPage(id: string, format: 'html' | 'zip'): Promise<NamedFile> {
  return readFile(
    await ask('GET /api/pages/:id/export', { params: { id }, body: { format } }),
    `page.${format}`,
  );
}

export async function exportSignups(id: string): Promise<NamedFile> {
  return readFile(await ask('GET /api/pages/:id/signups.csv', { params: { id } }), 'waitlist.csv');
}

async function readFile(answer: Response, otherwise: string): Promise<NamedFile> {
  if (!answer.ok) return readAnswer(answer) as Promise<never>;
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { name: named ?? otherwise, file: await answer.blob() };
}
