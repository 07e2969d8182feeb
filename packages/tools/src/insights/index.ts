export { gatherNiche } from './gather-niche.ts';
export { type Insight, type InsightTool, insightTools, type Matter, type Side } from './insight.ts';
export { listExclusions, listInsights } from './list-insights.ts';
export type { NicheSlice } from './slice.ts';
export type { Told } from './told.ts';
export { tradeBlocks } from './trade-blocks.ts';
export { withoutEchoes } from './without-echoes.ts';
