import type { ToolMeta } from '@slipway/tools';

/** The Launch Toolkit of the specification's section 2, in its order. */
export const twelve = [
  ['Brand Analyzer', '/brand-analyzer'],
  ['AI Pitch Generator', '/pitch-generator'],
  ['Domain Name Finder', '/domain-suggestions'],
  ['Landing Page Generator', '/describe'],
  ['Score Your Idea', '/score-your-idea'],
  ['SWOT Generator', '/swot-generator'],
  ['Competitor Matrix', '/competitor-matrix'],
  ['Market Size Estimator', '/market-size-estimator'],
  ['Financial Metrics', '/financial-metrics'],
  ['Retention & Burn', '/retention-burn'],
  ['Health Score', '/health-score'],
  ['Growth Trends', '/growth-trends'],
] as const;

export const twelveTools: readonly ToolMeta[] = twelve.map(([name, route], index) => ({
  id: route.slice(1),
  version: 1,
  name,
  route,
  icon: route.slice(1),
  cost: 1,
  listed: true,
  order: index + 1,
  gives: '',
}));
