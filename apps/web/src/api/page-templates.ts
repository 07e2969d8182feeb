import type { PageTemplate } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../lib/http.ts';

export type TemplateList = CallResult<'GET /api/page-templates'>;

/** Keyed by person, as everything that is fetched for one. */
const templatesOf = (uid: string) => ['page-templates', uid] as const;

/** A person's own, and the ids of those they marked. */
export const templatesQuery = (uid: string) =>
  queryOptions({
    queryKey: [...templatesOf(uid), 'list'],
    queryFn: ({ signal }): Promise<TemplateList> => call('GET /api/page-templates', { signal }),
  });

export const templateQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...templatesOf(uid), 'one', id],
    queryFn: ({ signal }): Promise<PageTemplate> =>
      call('GET /api/page-templates/:id', { params: { id }, signal }),
  });

export function saveTemplate(name: string, document: object): Promise<PageTemplate> {
  return call('POST /api/page-templates', { body: { name, document: { ...document } } });
}

export async function deleteTemplate(id: string): Promise<void> {
  await call('DELETE /api/page-templates/:id', { params: { id } });
}

export async function setFavourite(id: string, isFavourite: boolean): Promise<readonly string[]> {
  const { favourites } = await call('PUT /api/page-templates/:id/favourite', {
    params: { id },
    body: { isFavourite },
  });
  return favourites;
}

export async function startProject(name: string): Promise<string> {
  return (await call('POST /api/projects', { body: { name } })).id;
}

/** The brand that a result of the brand analyzer measured; null where the result has none. */
export const brandQuery = (uid: string, run: string, version: string) =>
  queryOptions({
    queryKey: ['brand', uid, run, version],
    queryFn: async ({ signal }): Promise<unknown> => {
      const documents = await call('GET /api/runs/:id/versions/:version/documents', {
        params: { id: run, version },
        signal,
      });
      return documents.find(({ kind }) => kind === 'brand')?.data ?? null;
    },
  });
