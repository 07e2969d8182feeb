import { type AnyEngine, type AnyGather, type AnyLookUp, catalogue, type ToolMeta } from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherLoaders } from '@slipway/tools/gather';

export interface Tool {
  readonly engine: AnyEngine;
  readonly gather: AnyGather;
  /** Goes on after the report. */
  readonly lookUp?: AnyLookUp;
}

/** The tools this server offers. */
export interface Toolbox {
  readonly catalogue: readonly ToolMeta[];
  /** Null for an id that is not in the catalogue. */
  findTool(id: string): Promise<Tool | null>;
}

/** Every tool there is, each loaded when it is first asked for. */
export function makeToolbox(): Toolbox {
  return {
    catalogue,
    async findTool(id) {
      const loadEngine = Object.hasOwn(engineLoaders, id) ? engineLoaders[id] : undefined;
      const loadGather = Object.hasOwn(gatherLoaders, id) ? gatherLoaders[id] : undefined;
      if (!loadEngine || !loadGather) return null;
      const [engine, gather] = await Promise.all([loadEngine(), loadGather()]);
      return { engine, gather };
    },
  };
}
