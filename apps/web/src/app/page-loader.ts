import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { isReloading } from '../lib/chunk-reload.ts';
import { notFound, type PageRoute, pages } from './paths.ts';

const underway = new Map<PageRoute, Promise<ComponentType>>();
const failed = new Set<PageRoute>();

/**
 * One promise a page, as `use` needs it. A failed one too stays until its error is shown: a new promise at each
 * render would be waited for again and again, and the error never come out.
 * Once fulfilled it says so in the fields React reads, so that a page already here is drawn without a pause:
 * hydration must not meet a spinner. (Asking for the page in another way the second time is an error to React.)
 */
export function loadPage(page: PageRoute): Promise<ComponentType> {
  const known = underway.get(page);
  if (known) return known;
  const loading: Promise<ComponentType> = page
    .load()
    .then((module) => {
      Object.assign(loading, { status: 'fulfilled', value: module.default });
      return module.default;
    })
    .catch((cause: unknown) => {
      if (isReloading()) return new Promise<never>(() => {});
      failed.add(page);
      throw cause;
    });
  underway.set(page, loading);
  return loading;
}

/** Called once the error is shown, so that another try fetches anew. */
export function forgetFailed(page: PageRoute): void {
  if (failed.delete(page)) underway.delete(page);
}

/** The screens that stand on an address, outermost first; the not-found screen where there is none. */
export function listPagesAt(path: string): readonly PageRoute[] {
  for (const page of pages) {
    if (!page.children) {
      if (matchPath(page.path, path)) return [page];
      continue;
    }
    const child = page.children.find((candidate) => matchPath(candidate.path, path));
    if (child) return [page, child];
  }
  return [notFound];
}

export async function loadPagesAt(path: string): Promise<void> {
  await Promise.all(listPagesAt(path).map(loadPage));
}
