import { catalogue } from '@slipway/tools';
import { getTool } from '@slipway/tools/list';
import { expect, it } from 'vitest';
import { toolPages } from './tool-pages.ts';

it('puts one tool at each of its routes, and search engines list the first', () => {
  const { id, name } = getTool('brand-analyzer');
  const pages = toolPages({ id, name, routes: ['/domain-suggestions', '/domains'] });
  expect(pages[0]?.description).toBe(catalogue.find((meta) => meta.id === id)?.gives);
  expect(pages.map(({ path, canonical, title }) => [path, canonical, title])).toEqual([
    ['/domain-suggestions', undefined, name],
    ['/domains', '/domain-suggestions', name],
  ]);
});
