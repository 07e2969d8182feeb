import { expect, test } from 'vitest';
import { catalogue } from './catalogue.gen.ts';
import { alongTheWay, getTool, isToolId, toolkit, tools } from './tools.ts';

/** Specification: section 2 for the panel with its order and the routes, section 9 for ids and costs. */
const specified = [
  ['brand-analyzer', 'Brand Analyzer', 1, ['/brand-analyzer']],
  ['ai-pitch-generator', 'AI Pitch Generator', 1, ['/pitch-generator']],
  ['domain-suggestions', 'Domain Name Finder', 1, ['/domain-suggestions', '/domains']],
  ['landing-page-generator', 'Landing Page Generator', 5, ['/describe']],
  ['score-your-idea', 'Score Your Idea', 1, ['/score-your-idea']],
  ['swot-generator', 'SWOT Generator', 1, ['/swot-generator']],
  ['competitor-matrix', 'Competitor Matrix', 1, ['/competitor-matrix']],
  ['market-size-estimator', 'Market Size Estimator', 1, ['/market-size-estimator']],
  ['financial-metrics', 'Financial Metrics', 1, ['/financial-metrics']],
  ['retention-burn', 'Retention & Burn', 1, ['/retention-burn']],
  ['health-score', 'Health Score', 1, ['/health-score']],
  ['growth-trends', 'Growth Trends', 1, ['/growth-trends']],
] as const;

test('[§2] [§9] the twelve tools of the panel have the specified order, ids, names, costs and routes', () => {
  expect(toolkit.map(({ id, name, cost, routes }) => [id, name, cost, routes])).toEqual(specified);
});

test('[§9] the second landing page generator costs 5 and has no row in the panel', () => {
  expect(getTool('new-landing-generator')).toMatchObject({ cost: 5, listed: false });
});

test.each(['id', 'name', 'icon'] as const)('no two tools share their %s', (key) => {
  expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length);
});

test('no two tools share a route', () => {
  const routes = tools.flatMap((tool) => tool.routes);
  expect(new Set(routes).size).toBe(routes.length);
});

test('results are read from the idea to the pitch, whatever the panel lists first', () => {
  const given = [
    'ai-pitch-generator',
    'brand-analyzer',
    'growth-trends',
    'financial-metrics',
    'swot-generator',
  ];
  expect(alongTheWay(given.map((toolId) => ({ toolId }))).map(({ toolId }) => toolId)).toEqual([
    'swot-generator',
    'financial-metrics',
    'growth-trends',
    'brand-analyzer',
    'ai-pitch-generator',
  ]);
});

test('a tool is found by its id and by nothing else', () => {
  expect(getTool('swot-generator').name).toBe('SWOT Generator');
  expect(isToolId('ai-pitch-generator')).toBe(true);
  for (const other of ['pitch-generator', 'constructor', '']) expect(isToolId(other)).toBe(false);
});

test('the catalogue says of each built tool what its row says', () => {
  expect(
    catalogue.map(({ id, name, cost, route, icon, listed, order }) => [
      id,
      name,
      cost,
      route,
      icon,
      listed,
      order,
    ]),
  ).toEqual(
    tools.flatMap(({ id, name, cost, routes, icon, listed, isBuilt }, index) =>
      isBuilt ? [[id, name, cost, routes[0], icon, listed, index + 1]] : [],
    ),
  );
});
