import {
  type AnyEngine,
  type AnyGather,
  type AnyLookUp,
  catalogue,
  type ToolMeta,
  type ToolPrompt,
} from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherLoaders } from '@slipway/tools/gather';
import { lookUpLoaders, promptLoaders } from '@slipway/tools/server-facets';

export interface Tool {
  readonly engine: AnyEngine;
  readonly gather: AnyGather;
  /** Goes on after the report. */
  readonly lookUp?: AnyLookUp | undefined;
  /** What a model should look at. */
  readonly prompt?: ToolPrompt | undefined;
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
      const [engine, gather, lookUp, prompt] = await Promise.all([
        loadEngine(),
        loadGather(),
        lookUpLoaders[id]?.(),
        promptLoaders[id]?.(),
      ]);
      return { engine, gather, lookUp, prompt };
    },
  };
}
