import { useParams } from 'react-router';
import type { PageRoute } from '../src/app/page-route.ts';

/** Screens only tests use: made at build time for two names, and filled by script for any. */
function Named() {
  return <h1>{`This is ${useParams().id}`}</h1>;
}

const page = {
  load: async () => ({ default: Named }),
  layout: 'bare',
  title: 'One of many',
  description: 'A screen of a list.',
  robots: 'index',
  access: 'anyone',
  eager: false,
} as const;

export const shelf: PageRoute = {
  ...page,
  path: '/shelf/:id',
  first: 'page',
  params: [{ id: 'oak' }, { id: 'elm' }],
  head: ({ id }) => ({ title: `The ${id}`, description: `All about the ${id}.` }),
};
export const desk: PageRoute = {
  ...page,
  path: '/desk/:id',
  first: 'app',
  robots: 'noindex',
  params: [{ id: 'first' }],
};
export const counter: PageRoute = { ...page, path: '/shelf/counter', first: 'page' };
export const pagesWithParams: readonly PageRoute[] = [shelf, desk, counter];
