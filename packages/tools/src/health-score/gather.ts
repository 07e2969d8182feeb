import type { Around, ToolResult } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import { currencyIn, type FromResults, knownInRecord, knownInResults } from '../known.ts';
import type { Basis, Past } from './basis.ts';
import { fields, type Input } from './fields.ts';
import { meta } from './meta.ts';

/** What only a result knows: its figure, and the name it has here. */
const fromResults: FromResults = {
  'financial-metrics': {
    grr: 'grr',
    'ltv-cac': 'ltvCac',
    'payback.simple': 'payback',
    'burn-multiple.year': 'burnMultiple',
    'growth.recent': 'growthRecent',
    'growth.before': 'growthBefore',
    'logo-churn': 'churnNow',
    'logo-churn.before': 'churnBefore',
    'burn.rise': 'burnRise',
    'revenue.rise': 'revenueRise',
    'paid-share': 'paidShare',
    'paid-share.before': 'paidShareBefore',
  },
  'retention-burn': { 'kept.newer': 'keptNewer', 'kept.older': 'keptOlder' },
  'growth-trends': { 'pace-after': 'paceNow', 'pace-before': 'paceBefore' },
};
const benches: readonly string[] = [
  'grr/bands',
  'runway-months/slipway-rule-2024',
  'burn-multiple/david-sacks-2020',
  'ltv-cac/david-skok-2013',
  'cac-payback-months/smb-bessemer-cloud-law-6-2012',
  'annual-growth/startups-lighter',
];
const names = [...fields.map(({ name }) => name), 'logoChurn'];
const mostPast = 11;

/** Reads nothing of the input, so that every answer may be changed in a stored result. */
export const gather = ((_, { library, record, results, asOf }: Around): Basis => {
  const own = results.find(({ toolId }) => toolId === meta.id);
  return {
    asOf,
    currency: currencyIn(record),
    known: { ...knownInResults(results, fromResults), ...knownInRecord(record, names) },
    past: own === undefined ? [] : pastOf(own),
    before: own === undefined ? {} : Object.fromEntries(valuesOf(own.figures, 'score.')),
    benchmarks: library.knowledge.benchmarks.filter(({ id }) => benches.includes(id)),
  };
}) satisfies Gather<Input, Basis>;

/** The run before carries those before it as figures. */
function pastOf({ figures, date, toolId, runId }: ToolResult): readonly Past[] {
  const older = valuesOf(figures, 'past.').map(([day, health]) => ({ date: day, health }));
  const last = figures.health?.value ?? null;
  const all =
    last === null
      ? older
      : [...older.filter((one) => one.date !== date), { date, health: last, run: { toolId, id: runId } }];
  return all.sort((a, b) => a.date.localeCompare(b.date)).slice(-mostPast);
}

/** Of the figures whose id begins so, by the rest of it. */
function valuesOf(figures: ToolResult['figures'], begins: string): (readonly [string, number])[] {
  return Object.entries(figures).flatMap(([id, { value }]) =>
    id.startsWith(begins) && value !== null ? [[id.slice(begins.length), value] as const] : [],
  );
}
