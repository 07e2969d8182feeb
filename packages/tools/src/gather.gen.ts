// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyGather } from './gatherer.ts';

export const gatherLoaders: Readonly<Record<string, () => Promise<AnyGather>>> = {
  'brand-analyzer': async () => (await import('./brand-analyzer/gather.ts')).gather as unknown as AnyGather,
  'ai-pitch-generator': async () =>
    (await import('./ai-pitch-generator/gather.ts')).gather as unknown as AnyGather,
  'domain-suggestions': async () =>
    (await import('./domain-suggestions/gather.ts')).gather as unknown as AnyGather,
  'landing-page-generator': async () =>
    (await import('./landing-page-generator/gather.ts')).gather as unknown as AnyGather,
  'score-your-idea': async () => (await import('./score-your-idea/gather.ts')).gather as unknown as AnyGather,
  'swot-generator': async () => (await import('./swot-generator/gather.ts')).gather as unknown as AnyGather,
  'competitor-matrix': async () =>
    (await import('./competitor-matrix/gather.ts')).gather as unknown as AnyGather,
  'market-size-estimator': async () =>
    (await import('./market-size-estimator/gather.ts')).gather as unknown as AnyGather,
  'financial-metrics': async () =>
    (await import('./financial-metrics/gather.ts')).gather as unknown as AnyGather,
  'retention-burn': async () => (await import('./retention-burn/gather.ts')).gather as unknown as AnyGather,
  'health-score': async () => (await import('./health-score/gather.ts')).gather as unknown as AnyGather,
  'growth-trends': async () => (await import('./growth-trends/gather.ts')).gather as unknown as AnyGather,
  'new-landing-generator': async () =>
    (await import('./new-landing-generator/gather.ts')).gather as unknown as AnyGather,
};
