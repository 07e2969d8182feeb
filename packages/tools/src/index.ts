export { catalogue } from './catalogue.gen.ts';
export type * from './field.ts';
export type { Gather, Library } from './gatherer.ts';
export type { ToolMeta } from './meta.ts';
export { isToolId, type ToolId, type ToolPrice, toolPrices } from './prices.ts';
export { parseNumber, type ReadInput, readField, readInput } from './read-input.ts';
export type { AnyEngine, Engine, InputProblem } from './tool.ts';
