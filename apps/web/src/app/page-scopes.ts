import type { PageModule } from './page-route.ts';

/** The data cache comes with the screens that fetch; the public pages do without its 10 KB. */
export async function fetching(loading: Promise<PageModule>): Promise<PageModule> {
  const [page, scope] = await Promise.all([loading, import('../pages/scopes/data-scope.tsx')]);
  return { default: scope.inDataScope(page.default) };
}

/** For screens of an account: subscription and payment besides. */
export async function forAccount(loading: Promise<PageModule>): Promise<PageModule> {
  const [page, scope] = await Promise.all([loading, import('../pages/scopes/account-scope.tsx')]);
  return { default: scope.inAccountScope(page.default) };
}
