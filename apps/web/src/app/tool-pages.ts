import type { ToolMeta } from '@slipway/tools';
import type { Tool } from '@slipway/tools/list';
import { form, type PageRoute } from './page-route.ts';

/** Anyone may look at a tool and its sample; running one asks who you are. */
export function toolPages({ id, name, gives }: ToolMeta, routes: Tool['routes']): readonly PageRoute[] {
  const [first, ...others] = routes;
  const page: PageRoute = {
    ...form,
    workspace: true,
    path: first,
    load: async () => (await import('./inside-pages.ts')).loadToolPage(id),
    title: name,
    description: gives,
  };
  return [page, ...others.map((path) => ({ ...page, path, canonical: first }))];
}
