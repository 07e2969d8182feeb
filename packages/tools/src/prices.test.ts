import { expect, test } from 'vitest';
import { isToolId, toolPrices } from './prices.ts';

test('[§9] eleven tools cost 1 credit, the two landing page tools 5', () => {
  const costs = Object.fromEntries(Object.values(toolPrices).map(({ id, cost }) => [id, cost]));
  expect(costs).toEqual({
    'brand-analyzer': 1,
    'score-your-idea': 1,
    'swot-generator': 1,
    'competitor-matrix': 1,
    'market-size-estimator': 1,
    'financial-metrics': 1,
    'retention-burn': 1,
    'health-score': 1,
    'growth-trends': 1,
    'domain-suggestions': 1,
    'ai-pitch-generator': 1,
    'landing-page-generator': 5,
    'new-landing-generator': 5,
  });
});

test('each row stands under its own id, with a name of its own', () => {
  for (const [key, { id }] of Object.entries(toolPrices)) expect(id).toBe(key);
  const names = Object.values(toolPrices).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(isToolId('swot-generator')).toBe(true);
  expect(isToolId('constructor')).toBe(false);
});
