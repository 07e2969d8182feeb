import type { ToolId } from '@slipway/tools';

/** Each after those whose facts and figures it takes: the pitch reads all of them. */
export const launchOrder: readonly ToolId[] = [
  'score-your-idea',
  'competitor-matrix',
  'swot-generator',
  'market-size-estimator',
  'financial-metrics',
  'retention-burn',
  'growth-trends',
  'health-score',
  'domain-suggestions',
  'brand-analyzer',
  'landing-page-generator',
  'ai-pitch-generator',
];
