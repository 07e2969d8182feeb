import type { PageImage, PageOut, PageSummary, PageTemplate, PageVersion } from '@slipway/contracts';
import type { Page } from '@slipway/page';
import { queryOptions } from '@tanstack/react-query';
import { call, readAnswer, send } from '../lib/http.ts';

export type { PageOut, PageSummary };

/** Keyed by person: who signs in next on this device never sees what was fetched for the one before. */
export const pagesOf = (uid: string) => ['pages', uid] as const;

/** The newest 50 of a project. */
export const pagesQuery = (uid: string, projectId: string) =>
  queryOptions({
    queryKey: [...pagesOf(uid), 'list', projectId],
    queryFn: ({ signal }) =>
      call('GET /api/projects/:id/pages', { params: { id: projectId }, body: {}, signal }),
  });

/** Asked at each opening: another device may have changed it. */
export const pageQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...pagesOf(uid), 'one', id],
    queryFn: ({ signal }) => call('GET /api/pages/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export const versionsQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: [...pagesOf(uid), 'versions', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/pages/:id/versions', { params: { id }, signal })).versions,
  });

/** What a version holds never changes. */
export const versionQuery = (uid: string, id: string, version: number) =>
  queryOptions({
    queryKey: [...pagesOf(uid), 'version', id, version],
    queryFn: ({ signal }) =>
      call('GET /api/pages/:id/versions/:version', { params: { id, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function getPage(id: string, signal: AbortSignal): Promise<PageOut> {
  return call('GET /api/pages/:id', { params: { id }, signal });
}

export function getOwnTemplate(id: string, signal: AbortSignal): Promise<PageTemplate> {
  return call('GET /api/page-templates/:id', { params: { id }, signal });
}

/** The same key gives the same page, so a repeated press makes no second one. */
export async function createPage(
  projectId: string,
  { name, page, key }: { readonly name: string; readonly page: Page; readonly key: string },
): Promise<PageOut> {
  const address = 'POST /api/projects/:id/pages';
  const answer = await send(address, {
    params: { id: projectId },
    body: { name, document: page },
    headers: { 'idempotency-key': key },
  });
  return readAnswer<typeof address>(answer);
}

/** Refused with `page/changed` where `revision` is not the newest; nothing is written then. */
export function savePage(
  id: string,
  page: Page | PageOut['document'],
  revision: number,
): Promise<PageSummary> {
  return call('PUT /api/pages/:id', { params: { id }, body: { document: { ...page }, revision } });
}

export function renamePage(id: string, name: string): Promise<PageSummary> {
  return call('PATCH /api/pages/:id', { params: { id }, body: { name } });
}

export async function deletePage(id: string): Promise<void> {
  await call('DELETE /api/pages/:id', { params: { id } });
}

export function keepVersion(id: string, name: string): Promise<PageVersion> {
  return call('POST /api/pages/:id/versions', { params: { id }, body: { name } });
}

export async function deleteVersion(id: string, version: number): Promise<void> {
  await call('DELETE /api/pages/:id/versions/:version', { params: { id, version: String(version) } });
}

/** `data` is the file in base64. */
export function uploadImage(data: string): Promise<PageImage> {
  return call('POST /api/images', { body: { data } });
}
