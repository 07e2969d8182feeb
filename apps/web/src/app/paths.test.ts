import { tools } from '@slipway/tools';
import { expect, it } from 'vitest';
import { counter, desk, pagesWithParams, shelf } from '../../test/pages-with-params.tsx';
import { listPagesAt } from './page-loader.ts';
import { listScreens, notFound, pages } from './paths.ts';
import { postSlugs, postTags } from './posts.gen.ts';

it('has every screen of this stage at the address of the specification', () => {
  expect(listScreens().map((screen) => screen.path)).toEqual([
    '/',
    '/features',
    '/pricing',
    '/about',
    '/methodology',
    '/contact',
    '/login',
    '/login/signup',
    '/login/forgot-password',
    '/signup',
    '/reset-password',
    '/dashboard',
    '/project/sample',
    '/project/sample/launch',
    '/project/sample/dossier',
    '/project/sample/update',
    '/editor/memo',
    '/template-editor',
    '/template-editor-page/memo',
    '/templates',
    '/templates/memo',
    '/test-page',
    '/generate',
    '/preview',
    '/profile',
    '/payment/success',
    '/payment/failed',
    ...tools.filter(({ isBuilt }) => isBuilt).flatMap(({ routes }) => routes),
    '/blog',
    ...Array.from({ length: Math.ceil(postSlugs.length / 10) - 1 }, (_, at) => `/blog/page/${at + 2}`),
    ...postTags.map((tag) => `/blog/tag/${tag}`),
    ...postSlugs.map((slug) => `/blog/${slug}`),
    '/mdx-test',
    '/samples',
    ...tools.filter(({ isBuilt }) => isBuilt).map(({ id }) => `/samples/${id}`),
    '/legal',
    '/terms',
    '/privacy',
    '/cookies',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/vote/sample',
    '/s/sample',
    '/offline',
  ]);
});

it('never makes HTML at build time of what belongs to one person', () => {
  const personal = listScreens().filter((screen) => screen.access === 'person');
  expect(personal.map((screen) => screen.path)).toEqual([
    '/dashboard',
    '/project/sample',
    '/project/sample/launch',
    '/project/sample/dossier',
    '/project/sample/update',
    '/editor/memo',
    '/template-editor',
    '/template-editor-page/memo',
    '/test-page',
    '/generate',
    '/preview',
    '/profile',
    '/payment/success',
    '/payment/failed',
  ]);
  for (const screen of personal) expect(screen).toMatchObject({ first: 'app', robots: 'noindex' });
});

it('the workspace stands around the dashboard, a project, templates, saved pages and the tools, and nowhere else', () => {
  const routes = tools.filter(({ isBuilt }) => isBuilt).flatMap((tool) => tool.routes);
  const inside = listScreens().filter(({ workspace }) => workspace);
  expect(inside.map(({ path }) => path).toSorted()).toEqual(
    [
      '/dashboard',
      '/project/sample',
      '/project/sample/launch',
      '/project/sample/dossier',
      '/project/sample/update',
      '/templates',
      '/templates/memo',
      '/test-page',
      '/generate',
      '/preview',
      ...routes,
    ].toSorted(),
  );
});

it('gives every screen a title and description of its own length', () => {
  for (const screen of listScreens()) {
    // The title of a post is its finding, a whole sentence.
    expect(screen.title.length, screen.path).toBeLessThanOrEqual(screen.pattern === '/blog/:slug' ? 100 : 60);
    expect(screen.description.length, screen.path).toBeGreaterThan(20);
    expect(screen.description.length, screen.path).toBeLessThanOrEqual(160);
  }
});

it('finds the screens of an address, frame first, and the not-found screen elsewhere', () => {
  const frame = pages.find((page) => page.children);
  expect(listPagesAt('/login/signup').map((page) => page.path)).toEqual(['/login', '/login/signup']);
  expect(listPagesAt('/login')[0]).toBe(frame);
  expect(listPagesAt('/features/').map((page) => page.path)).toEqual(['/features']);
  expect(listPagesAt('/no/such').map((page) => page.path)).toEqual(['/*']);
});

it('leaves the routes of tools that are not built to the not-found screen', () => {
  const coming = tools.filter(({ isBuilt }) => !isBuilt).flatMap(({ routes }) => routes);
  expect(coming).not.toContain('/describe');
  for (const route of coming) expect(listPagesAt(route), route).toEqual([notFound]);
});

it.each([
  ['/shelf/oak', shelf],
  ['/shelf/elm/', shelf],
  ['/shelf/o%61k', shelf],
  ['/shelf/%', notFound],
  ['/shelf/birch', notFound],
  ['/shelf/:id', notFound],
  ['/shelf', notFound],
  // More exact than the pattern that comes before it.
  ['/shelf/counter', counter],
  ['/desk/anything', desk],
])('among screens with parameters, %s', (path, page) => {
  expect(listPagesAt(path, pagesWithParams)).toEqual([page]);
});

it('lists each example as a screen of its own, with its own head, and never the pattern', () => {
  const screens = listScreens(pagesWithParams);
  expect(screens.map(({ path, pattern, title }) => [path, pattern, title])).toEqual([
    ['/shelf/oak', '/shelf/:id', 'The oak'],
    ['/shelf/elm', '/shelf/:id', 'The elm'],
    ['/desk/first', '/desk/:id', 'One of many'],
    ['/shelf/counter', '/shelf/counter', 'One of many'],
  ]);
});

it('refuses a pattern without an example', () => {
  expect(() => listScreens([{ ...desk, params: [] }])).toThrow('/desk/:id has no example');
});

it('no address needs encoding: the server looks pages up by the decoded one', () => {
  for (const { path } of listScreens()) expect(encodeURI(decodeURIComponent(path)), path).toBe(path);
});
