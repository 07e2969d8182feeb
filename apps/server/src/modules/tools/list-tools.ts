import type { Deps } from '../../deps.ts';

interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly cost: number;
  readonly listed: boolean;
  readonly sample: Record<string, unknown>;
}

/** The catalogue, each tool with an input that is worth running. */
export async function listTools({ tools }: Pick<Deps, 'tools'>): Promise<CatalogueEntry[]> {
  const entries = await Promise.all(
    tools.catalogue.map(async ({ id, name, route, cost, listed }) => {
      const tool = await tools.findTool(id);
      return tool ? [{ id, name, route, cost, listed, sample: tool.engine.sample }] : [];
    }),
  );
  return entries.flat();
}
