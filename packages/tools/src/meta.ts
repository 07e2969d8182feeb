import { getTool, type ToolId, tools } from './tools.ts';

/** A tool as the catalogue lists it: plain data, shown everywhere and priced by the server. */
export interface ToolMeta {
  readonly id: string;
  /**
   * Raised when this tool would compute something else from a stored input and basis. Runs of other tools do not notice; its own
   * are brought along by the engine's `migrate`.
   */
  readonly version: number;
  readonly name: string;
  readonly route: `/${string}`;
  /** Path of its drawing. */
  readonly icon: string;
  /** Credits a run costs. */
  readonly cost: number;
  /** Whether the Launch Toolkit panel and the home grid list it. */
  readonly listed: boolean;
  /** Place in the Launch Toolkit panel, from 1. */
  readonly order: number;
  /** On the button that runs it: "Score it". Left out, it is "Run it". */
  readonly action?: string;
  /** One line on what a founder gets out of it. */
  readonly gives: string;
}

type FromRow = Pick<ToolMeta, 'id' | 'name' | 'route' | 'icon' | 'cost' | 'listed' | 'order'>;

/** What a tool's meta takes from its row in the list. */
export function metaOf(id: ToolId): FromRow {
  const tool = getTool(id);
  const { name, icon, cost, listed } = tool;
  return { id, name, route: tool.routes[0], icon, cost, listed, order: tools.indexOf(tool) + 1 };
}
