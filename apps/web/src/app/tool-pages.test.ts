import { catalogue } from '@slipway/tools';
import { expect, it } from 'vitest';
import { toolPages } from './tool-pages.ts';

it('puts one tool at each of its routes, and search engines list the first', () => {
  const [tool] = catalogue;
  if (!tool) throw new Error('There is no tool');
  const pages = toolPages({ ...tool, routes: ['/domain-suggestions', '/domains'] });
  expect(pages[0]?.description).toBe(tool.gives);
  expect(pages.map(({ path, canonical, title }) => [path, canonical, title])).toEqual([
    ['/domain-suggestions', undefined, tool.name],
    ['/domains', '/domain-suggestions', tool.name],
  ]);
});
