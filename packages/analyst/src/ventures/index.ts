export { nearFrom } from './choose-venture.ts';
export { rankVentures, type VentureCandidate } from './find-ventures.ts';
export { toVentureQuery } from './venture-query.ts';
