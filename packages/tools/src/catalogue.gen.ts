// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import { meta as aiPitchGenerator } from './ai-pitch-generator/meta.ts';
import { meta as brandAnalyzer } from './brand-analyzer/meta.ts';
import { meta as competitorMatrix } from './competitor-matrix/meta.ts';
import { meta as domainSuggestions } from './domain-suggestions/meta.ts';
import { meta as financialMetrics } from './financial-metrics/meta.ts';
import { meta as growthTrends } from './growth-trends/meta.ts';
import { meta as healthScore } from './health-score/meta.ts';
import { meta as landingPageGenerator } from './landing-page-generator/meta.ts';
import { meta as marketSizeEstimator } from './market-size-estimator/meta.ts';
import type { ToolMeta } from './meta.ts';
import { meta as newLandingGenerator } from './new-landing-generator/meta.ts';
import { meta as retentionBurn } from './retention-burn/meta.ts';
import { meta as scoreYourIdea } from './score-your-idea/meta.ts';
import { meta as swotGenerator } from './swot-generator/meta.ts';

export const catalogue: readonly ToolMeta[] = [
  brandAnalyzer,
  aiPitchGenerator,
  domainSuggestions,
  landingPageGenerator,
  scoreYourIdea,
  swotGenerator,
  competitorMatrix,
  marketSizeEstimator,
  financialMetrics,
  retentionBurn,
  healthScore,
  growthTrends,
  newLandingGenerator,
];
