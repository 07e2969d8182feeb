// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.
import type { AnyEngine } from './tool.ts';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {
  'brand-analyzer': async () => (await import('./brand-analyzer/engine.ts')).engine as unknown as AnyEngine,
  'ai-pitch-generator': async () =>
    (await import('./ai-pitch-generator/engine.ts')).engine as unknown as AnyEngine,
  'domain-suggestions': async () =>
    (await import('./domain-suggestions/engine.ts')).engine as unknown as AnyEngine,
  'landing-page-generator': async () =>
    (await import('./landing-page-generator/engine.ts')).engine as unknown as AnyEngine,
  'score-your-idea': async () => (await import('./score-your-idea/engine.ts')).engine as unknown as AnyEngine,
  'swot-generator': async () => (await import('./swot-generator/engine.ts')).engine as unknown as AnyEngine,
  'competitor-matrix': async () =>
    (await import('./competitor-matrix/engine.ts')).engine as unknown as AnyEngine,
  'market-size-estimator': async () =>
    (await import('./market-size-estimator/engine.ts')).engine as unknown as AnyEngine,
  'financial-metrics': async () =>
    (await import('./financial-metrics/engine.ts')).engine as unknown as AnyEngine,
  'retention-burn': async () => (await import('./retention-burn/engine.ts')).engine as unknown as AnyEngine,
  'health-score': async () => (await import('./health-score/engine.ts')).engine as unknown as AnyEngine,
  'growth-trends': async () => (await import('./growth-trends/engine.ts')).engine as unknown as AnyEngine,
  'new-landing-generator': async () =>
    (await import('./new-landing-generator/engine.ts')).engine as unknown as AnyEngine,
};
