import { getTool, type ToolkitId } from '@slipway/tools/list';

/** What the features page says that each tool gives. */
export const toolWords: Readonly<Record<ToolkitId, string>> = {
  'brand-analyzer': 'contrast, tone and distance to rivals, measured',
  'ai-pitch-generator': 'spoken length, claims checked, questions to expect',
  'domain-suggestions': 'names with length, sound and look-alikes',
  'landing-page-generator': `a whole page, ${getTool('landing-page-generator').cost} credits, editing free`,
  'score-your-idea': 'Go, Test first or Stop, with three reasons',
  'swot-generator': 'three lines a box, each with its evidence',
  'competitor-matrix': 'where you lose, with unknown left unknown',
  'market-size-estimator': 'how many customers make a million',
  'financial-metrics': 'LTV, CAC, payback and burn, beside published bands',
  'retention-burn': 'curves with error, and the month the cash ends',
  'health-score': 'under six months of cash, no score above 40',
  'growth-trends': 'forecasts that had to beat a naive one',
};
