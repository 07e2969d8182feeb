import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { isReloading } from '../lib/chunk-reload.ts';
import { hasAddress, type PageRoute } from './page-route.ts';
import { notFound, pages } from './paths.ts';

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

/** The screens at an address, outermost first; the not-found screen where there is none. */
export function listPagesAt(path: string, among: readonly PageRoute[] = pages): readonly PageRoute[] {
  const address = decode(path);
  const isHere = (page: PageRoute): boolean => {
    const match = matchPath(page.path, address);
    return match !== null && hasAddress(page, match.params);
  };
  const found = among.flatMap((page) =>
    (page.children ?? [page]).filter(isHere).map((inner) => (inner === page ? [page] : [page, inner])),
  );
  // The router, too, prefers a path that is written out to one with parameters.
  return found.find(([page]) => page?.params === undefined) ?? found[0] ?? [notFound];
}

/** As the router reads an address: part by part. */
function decode(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

export async function loadPagesAt(path: string): Promise<void> {
  await Promise.all(listPagesAt(path).map(loadPage));
}
