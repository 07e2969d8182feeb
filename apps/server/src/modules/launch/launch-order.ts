import { type ToolId, toolkit } from '@slipway/tools';

/** Each after those whose facts and figures it takes. */
const inTurn: readonly ToolId[] = [
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
];
const reader: ToolId = 'ai-pitch-generator';

/** What takes nothing from the others comes after them; the pitch reads all of them. */
export const launchOrder: readonly ToolId[] = [
  ...inTurn,
  ...toolkit.map(({ id }) => id).filter((id) => !inTurn.includes(id) && id !== reader),
  reader,
];
