export { catalogue } from './catalogue.gen.ts';
export type { ToolMeta } from './meta.ts';
export { isToolId, type ToolId, type ToolPrice, toolPrices } from './prices.ts';
