import { Suspense, use, useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { BareLayout, MainLayout } from './layouts.tsx';
import { PageHead } from './page-head.tsx';
import { forgetFailed, loadPage } from './page-loader.ts';
import { PageSpinner } from './page-spinner.tsx';
import { notFound, type PageRoute, pages } from './paths.ts';
import { Protected } from './protected.tsx';

function PageBody({ page }: { readonly page: PageRoute }) {
  const Page = use(loadPage(page));
  // The inline loader holds forms back until the innermost page has its handlers.
  useEffect(() => {
    if (!page.children) document.dispatchEvent(new Event('slipway:drawn'));
  }, [page]);
  return <Page />;
}

/** Keyed by page: a new page shows the spinner at once instead of leaving the old one standing. */
function Screen({ page }: { readonly page: PageRoute }) {
  const body = (
    <ErrorBoundary key={page.path} onCaught={() => forgetFailed(page)}>
      <Suspense fallback={<PageSpinner />}>
        <PageBody page={page} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      {page.children ? null : <PageHead page={page} />}
      {page.access === 'person' ? <Protected key={page.path}>{body}</Protected> : body}
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

const everything = [...pages, notFound];
const routes: RouteObject[] = [
  { element: <MainLayout />, children: everything.filter((page) => page.layout === 'main').map(toRoute) },
  { element: <BareLayout />, children: everything.filter((page) => page.layout === 'bare').map(toRoute) },
];

export function Screens() {
  return useRoutes(routes);
}
