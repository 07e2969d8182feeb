import { expect, it } from 'vitest';
import { listScreens } from '../src/app/paths.ts';
import { pagesWithParams, shelf } from '../test/pages-with-params.tsx';
import { planSite } from './site-plan.ts';

it('makes a page for each example and none for the pattern', () => {
  const plan = planSite(listScreens(pagesWithParams));
  expect(plan.made.map(({ screen, file }) => [screen.path, file])).toEqual([
    ['/shelf/oak', '/shelf-oak.html'],
    ['/shelf/elm', '/shelf-elm.html'],
    ['/shelf/counter', '/shelf-counter.html'],
  ]);
  expect(plan.listed).toEqual(['/shelf/oak', '/shelf/elm', '/shelf/counter']);
});

it('leaves to the app what script fills, by its pattern', () => {
  expect(planSite(listScreens(pagesWithParams)).appPaths).toEqual(['/desk/:id']);
});

it('of a screen at two addresses lists the one it names', () => {
  const second = { ...shelf, path: '/board', canonical: '/shelf' } as const;
  expect(planSite(listScreens([second])).listed).toEqual([]);
});

it('refuses two addresses that would be one file', () => {
  const same = { ...shelf, path: '/shelf-oak' } as const;
  expect(() => planSite(listScreens([shelf, same]))).toThrow('/shelf-oak.html');
});

it('puts the real screens where the specification wants them', () => {
  const { made, listed, appPaths } = planSite(listScreens());
  const files = Object.fromEntries(made.map(({ screen, file }) => [screen.path, file]));
  expect(files).toMatchObject({ '/': '/index.html', '/login/signup': '/login-signup.html' });
  expect(listed).toContain('/score-your-idea');
  expect(listed).not.toContain('/offline');
  expect(appPaths).toContain('/dashboard');
});
