import { expect, it } from 'vitest';
import { linkTo } from './link-to.ts';

it.each([
  [linkTo('/pricing', {}), '/pricing'],
  [linkTo('/project/:id', { id: '42' }), '/project/42'],
  [linkTo('/project/:id/page/:page', { id: 'a b', page: 'x/y' }), '/project/a%20b/page/x%2Fy'],
])('%s', (link, expected) => {
  expect(link).toBe(expected);
});

it.each(['', '.', '..'])('refuses "%s", which would lead to another address', (id) => {
  expect(() => linkTo('/project/:id', { id })).toThrow('/project/:id');
});

it('wants each parameter by its name', () => {
  // @ts-expect-error: the name is id
  expect(() => linkTo('/project/:id', { slug: 'a' })).toThrow('id');
});
