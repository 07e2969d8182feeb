import type { Publication } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { queryOptions } from '@tanstack/react-query';
import { ask, call, readAnswer } from '../lib/http.ts';

export type { Publication };

/** Asked at each opening and dropped at each closing: the page is edited meanwhile, and another person may sign in next. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Null while the page has no address. */
export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['publishing', id, 'publication'],
    queryFn: ({ signal }) => findPublication(id, signal),
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

async function findPublication(id: string, signal: AbortSignal): Promise<Publication | null> {
  try {
    return await call('GET /api/pages/:id/publication', { params: { id }, signal });
  } catch (error) {
    if (error instanceof AppError && error.code === 'page/not-published') return null;
    throw error;
  }
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

/** Refused with `premium/required` by the server, whatever the browser believes. */
export async function exportPage(
  id: string,
  format: 'html' | 'zip',
): Promise<{ readonly name: string; readonly file: Blob }> {
  const answer = await ask('GET /api/pages/:id/export', { params: { id }, body: { format } });
  if (!answer.ok) return readAnswer(answer) as Promise<never>;
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { name: named ?? `page.${format}`, file: await answer.blob() };
}
