export { type Forecast, forecastSeries } from './contest.ts';
export { fillGaps } from './fill-gaps.ts';
export { findSeason, isSeasonal, seasonStrength, withoutSeason } from './season.ts';
