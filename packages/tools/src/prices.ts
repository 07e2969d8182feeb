/** What one run costs, in credits (specification, section 9). A tool's meta takes its cost from here. */
export interface ToolPrice {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
}

/** In the order of the specification; each key is its row's id. */
export const toolPrices = {
  'brand-analyzer': { id: 'brand-analyzer', name: 'Brand Analyzer', cost: 1 },
  'score-your-idea': { id: 'score-your-idea', name: 'Score Your Idea', cost: 1 },
  'swot-generator': { id: 'swot-generator', name: 'SWOT Generator', cost: 1 },
  'competitor-matrix': { id: 'competitor-matrix', name: 'Competitor Matrix', cost: 1 },
  'market-size-estimator': { id: 'market-size-estimator', name: 'Market Size Estimator', cost: 1 },
  'financial-metrics': { id: 'financial-metrics', name: 'Financial Metrics', cost: 1 },
  'retention-burn': { id: 'retention-burn', name: 'Retention & Burn', cost: 1 },
  'health-score': { id: 'health-score', name: 'Health Score', cost: 1 },
  'growth-trends': { id: 'growth-trends', name: 'Growth Trends', cost: 1 },
  'domain-suggestions': { id: 'domain-suggestions', name: 'Domain Name Finder', cost: 1 },
  'ai-pitch-generator': { id: 'ai-pitch-generator', name: 'AI Pitch Generator', cost: 1 },
  'landing-page-generator': { id: 'landing-page-generator', name: 'Landing Page Generator', cost: 5 },
  'new-landing-generator': { id: 'new-landing-generator', name: 'New Landing Page Generator', cost: 5 },
} as const satisfies Readonly<Record<string, ToolPrice>>;

export type ToolId = keyof typeof toolPrices;

export function isToolId(value: string): value is ToolId {
  return Object.hasOwn(toolPrices, value);
}
