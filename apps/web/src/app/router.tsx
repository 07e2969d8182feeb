import { Suspense, use, useEffect, useMemo } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { PageTitle } from '../lib/page-title.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { BareLayout, MainLayout } from './layouts.tsx';
import { PageHead } from './page-head.tsx';
import { forgetFailed, listPagesAt, loadPage } from './page-loader.ts';
import type { PageRoute } from './page-route.ts';
import { PageSpinner } from './page-spinner.tsx';
import { notFound, pages } from './paths.ts';
import { Protected } from './protected.tsx';

function PageBody({ page }: { readonly page: PageRoute }) {
  const Page = use(loadPage(page));
  // The inline loader holds forms back until the innermost page has its handlers.
  useEffect(() => {
    if (!page.children && !page.lateForm) document.dispatchEvent(new Event('slipway:drawn'));
  }, [page]);
  return <Page />;
}

/** Keyed by address: a new one shows the spinner at once, and nothing of the old one is left. */
function Screen({ page }: { readonly page: PageRoute }) {
  const { pathname } = useLocation();
  const key = page.params ? pathname : page.path;
  const body = (
    <ErrorBoundary key={key} onCaught={() => forgetFailed(page)}>
      <Suspense
        fallback={
          <>
            {page.ownTitle ? <PageTitle name={page.title} /> : null}
            <PageSpinner />
          </>
        }
      >
        <PageBody page={page} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      {page.children ? null : <PageHead page={page} />}
      {page.access === 'person' ? <Protected key={key}>{body}</Protected> : body}
    </>
  );
}

function toRoute(page: PageRoute): RouteObject {
  const element = <Screen page={page} />;
  if (!page.children) return { path: page.path, element };
  return {
    path: page.path,
    element,
    children: page.children.map((child) =>
      child.path === page.path
        ? { index: true, element: <Screen page={child} /> }
        : { path: child.path, element: <Screen page={child} /> },
    ),
  };
}

function toRoutes(among: readonly PageRoute[]): RouteObject[] {
  const inLayout = (layout: PageRoute['layout']) =>
    among.filter((page) => page.layout === layout).map(toRoute);
  return [
    { element: <MainLayout />, children: inLayout('main') },
    { element: <BareLayout />, children: inLayout('bare') },
  ];
}

const missing = toRoutes([notFound]);

export function Screens({ among = pages }: { readonly among?: readonly PageRoute[] }) {
  const routes = useMemo(() => toRoutes(among), [among]);
  // Asked here and not of the router, which knows a pattern and not its examples.
  const isMissing = listPagesAt(useLocation().pathname, among).includes(notFound);
  return useRoutes(isMissing ? missing : routes);
}
