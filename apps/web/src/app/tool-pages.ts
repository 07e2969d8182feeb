import type { Tool } from '@slipway/tools/list';
import { describeTool } from './head-texts.ts';
import { form, type PageRoute } from './page-route.ts';

/** Anyone may look at a tool and its sample; running one asks who you are. */
export function toolPages({ id, name, routes }: Pick<Tool, 'id' | 'name' | 'routes'>): readonly PageRoute[] {
  const [first, ...others] = routes;
  const page: PageRoute = {
    ...form,
    workspace: true,
    path: first,
    load: async () => (await import('./inside-pages.ts')).loadToolPage(id),
    title: name,
    description: describeTool(id),
  };
  return [page, ...others.map((path) => ({ ...page, path, canonical: first }))];
}
