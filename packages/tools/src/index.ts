export { catalogue } from './catalogue.gen.ts';
export type { ToolMeta } from './meta.ts';
