export { type Band, type Entry, type Forecast, forecastSeries } from './contest.ts';
export { fillGaps } from './fill-gaps.ts';
export type { MethodId } from './method.ts';
export { findSeason, isSeasonal, seasonStrength, withoutSeason } from './season.ts';
