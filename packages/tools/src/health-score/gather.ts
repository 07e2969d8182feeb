import type { CompanyRecord } from '@slipway/record';
import type { Around, ToolResult } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import { getTool, isToolId } from '../tools.ts';
import type { Basis, Known, Past } from './basis.ts';
import { fields, type Input } from './fields.ts';
import { meta } from './meta.ts';

/** What only a result knows: the figure of Financial Metrics, and the name it has here. */
const fromResults: Readonly<Record<string, string>> = {
  grr: 'grr',
  'ltv-cac': 'ltvCac',
  'payback.simple': 'payback',
  'burn-multiple.year': 'burnMultiple',
  'growth.recent': 'growthRecent',
  'growth.before': 'growthBefore',
  'logo-churn': 'churnNow',
  'logo-churn.before': 'churnBefore',
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
export const pastStart = 'past.';

/** Reads nothing of the input, so that every answer may be changed in a stored result. */
export const gather = ((_, { library, record, results, asOf }: Around): Basis => {
  const own = results.find(({ toolId }) => toolId === meta.id);
  return {
    asOf,
    currency: currencyIn(record),
    known: { ...knownInResults(results), ...knownInRecord(record) },
    past: own === undefined ? [] : pastOf(own),
    before: own === undefined ? {} : scoresOf(own),
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
      };
      return [[name, known]];
    }),
  );
}

function knownInResults(results: readonly ToolResult[]): Record<string, Known> {
  return Object.fromEntries(
    results
      .filter(({ toolId }) => toolId === 'financial-metrics')
      .flatMap(({ figures, toolId, date }) =>
        Object.entries(fromResults).flatMap(([id, name]) => {
          const value = figures[id]?.value ?? null;
          return value === null ? [] : [[name, { value, tool: nameOf(toolId), date }]];
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
function pastOf({ figures, date }: ToolResult): readonly Past[] {
  const older = Object.entries(figures).flatMap(([id, { value }]) =>
    id.startsWith(pastStart) && value !== null ? [{ date: id.slice(pastStart.length), health: value }] : [],
  );
  const last = figures.health?.value ?? null;
  const all = last === null ? older : [...older.filter((one) => one.date !== date), { date, health: last }];
  return all.sort((a, b) => a.date.localeCompare(b.date)).slice(-mostPast);
}

function scoresOf({ figures }: ToolResult): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([id, { value }]) =>
      id.startsWith('score.') && value !== null ? [[id.slice('score.'.length), value]] : [],
    ),
  );
}

function nameOf(toolId: string): string {
  // What no run said was typed into the record itself.
  return isToolId(toolId) ? getTool(toolId).name : 'Company record';
}
