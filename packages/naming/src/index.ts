export { type FindKnown, makeFindKnown } from './known-names.ts';
export { measureName, type NamingData, plainName } from './measure-name.ts';
export { type NameRating, nameWeights, rateName, scoreName } from './rate-name.ts';
export type { Ending, NameStock } from './stock.ts';
export type { TradeRow, WordKind } from './trade-words.ts';
