import type { ToolMeta } from '@slipway/tools';
import type { Tool } from '@slipway/tools/list';
import { form, type PageModule, type PageRoute } from './page-route.ts';
import { forAccount } from './page-scopes.ts';

/** A tool's screen comes with its engine: form, what-if and all. */
async function toolPage(id: string): Promise<PageModule> {
  const [page, { engineLoaders }] = await Promise.all([
    import('../pages/tool.tsx'),
    import('@slipway/tools/engines'),
  ]);
  const engine = await engineLoaders[id]?.();
  if (!engine) throw new Error(`The tool ${id} has no engine`);
  return { default: page.makeToolPage(engine) };
}

/** Anyone may look at a tool and its sample; running one asks who you are. */
export function toolPages({ id, name, gives }: ToolMeta, routes: Tool['routes']): readonly PageRoute[] {
  const [first, ...others] = routes;
  const page: PageRoute = {
    ...form,
    workspace: true,
    path: first,
    load: () => forAccount(toolPage(id)),
    title: name,
    description: gives,
  };
  return [page, ...others.map((path) => ({ ...page, path, canonical: first }))];
}
