import type { CompanyRecord } from '@slipway/record';
import type { Around, ToolResult } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import { getTool, isToolId } from '../tools.ts';
import type { Basis, Known, Past } from './basis.ts';
import { fields, type Input } from './fields.ts';
import { meta } from './meta.ts';

/** What only a result knows: its figure, and the name it has here. */
const fromResults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
};
const benches: readonly string[] = [
  'grr/bands',
  'runway-months/slipway-rule-2024',
  'burn-multiple/david-sacks-2020',
  'ltv-cac/david-skok-2013',
  'cac-payback-months/smb-bessemer-cloud-law-6-2012',
  'annual-growth/startups-lighter',
];
const mostPast = 11;

/** Reads nothing of the input, so that every answer may be changed in a stored result. */
export const gather = ((_, { library, record, results, asOf }: Around): Basis => {
  const own = results.find(({ toolId }) => toolId === meta.id);
  return {
    asOf,
    currency: currencyIn(record),
    known: { ...knownInResults(results), ...knownInRecord(record) },
    past: own === undefined ? [] : pastOf(own),
    before: own === undefined ? {} : Object.fromEntries(valuesOf(own.figures, 'score.')),
    benchmarks: library.knowledge.benchmarks.filter(({ id }) => benches.includes(id)),
  };
}) satisfies Gather<Input, Basis>;

function knownInRecord(record: CompanyRecord): Record<string, Known> {
  const names = [...fields.map(({ name }) => name), 'logoChurn'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const slot = Object.hasOwn(record, name) ? record[name] : undefined;
      if (slot === undefined || (typeof slot.value !== 'number' && typeof slot.value !== 'string')) return [];
      const currency =
        (slot.provenance.kind === 'result' ? slot.provenance.currency : undefined) ?? currencyIn(record);
      const known: Known = {
        value: slot.value,
        ...(currency !== null && { currency }),
        tool: nameOf(slot.toolId),
        date: slot.at.slice(0, 10),
        ...(slot.provenance.kind === 'result' && {
          run: { toolId: slot.toolId, id: slot.provenance.runId },
        }),
      };
      return [[name, known]];
    }),
  );
}

function knownInResults(results: readonly ToolResult[]): Record<string, Known> {
  return Object.fromEntries(
    results.flatMap(({ figures, toolId, runId, date }) =>
      Object.entries(fromResults[toolId] ?? {}).flatMap(([id, name]) => {
        const value = figures[id]?.value ?? null;
        const run = { toolId, id: runId };
        return value === null ? [] : [[name, { value, tool: nameOf(toolId), date, run }]];
      }),
    ),
  );
}

/** Typed, or else that of the first amount a result has left. */
function currencyIn(record: CompanyRecord): string | null {
  const typed = record.currency?.value;
  if (typeof typed === 'string') return typed;
  for (const { provenance } of Object.values(record))
    if (provenance.kind === 'result' && provenance.currency !== undefined) return provenance.currency;
  return null;
}

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

function nameOf(toolId: string): string {
  // What no run said was typed into the record itself.
  return isToolId(toolId) ? getTool(toolId).name : 'Company record';
}
