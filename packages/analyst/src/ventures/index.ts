export { nearFrom } from './choose-venture.ts';
export type { VentureCandidate } from './find-ventures.ts';
export { besideOthers, rankAlone, rankVentures } from './rank-ventures.ts';
export { toVentureQuery } from './venture-query.ts';
