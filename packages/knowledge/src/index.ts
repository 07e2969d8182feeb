export type * from './business-model.ts';
export type * from './knowledge.ts';
export type * from './niche.ts';
export { listSpreads, type Spread } from './spread.ts';
export { type Venture, VentureList } from './venture.ts';
