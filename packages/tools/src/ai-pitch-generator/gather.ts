import { findDisagreements, findGrowthClaims, type Side } from '@slipway/agreement';
import type { SuggestedRival } from '@slipway/analyst';
import { parseColour } from '@slipway/colour';
import { readVoice } from '@slipway/language';
import { type CompanyRecord, factList, findOwnColumn, isSame, type Slot } from '@slipway/record';
import shown from '../../../../content/pitch/results.json' with { type: 'json' };
import type { ToolResult } from '../around.ts';
import { findBrand } from '../brand.ts';
import { stateOf } from '../fields/matrix/cell-text.ts';
import type { Gather } from '../gatherer.ts';
import { gatherIdea } from '../idea/gather.ts';
import { knownInRecord, nameOfTool } from '../known.ts';
import { suggestRivals } from '../rivals/suggest-rivals.ts';
import type { Basis, Brand, ClashSide, Found, Matrix } from './basis.ts';
import type { Input } from './fields.ts';

/** What a slide may show of each result, and what it was computed from: newer than the run, it is stale. */
const results: Readonly<Record<string, { readonly shows: string; readonly madeFrom: string }>> = shown;

const slots =
  'mrr arr arpa growthPerMonth grossMargin logoChurn revenueChurn cac ltv cash netBurn runwayMonths topCustomerShare costsNow whyNow named askSum paysToday howOften';
const monthsMost = 24;
/** What the sheet does not work out itself, with its own figures. */
const takenOver: readonly string[] = [
  'currency-in-words',
  'region-in-words',
  'evidence-and-customers',
  'stage-and-revenue',
];

export const gather: Gather<Input, Basis> = (input, { library, record, results: ran, asOf }) => {
  const studied = gatherIdea(input, library);
  return {
    ...studied,
    asOf,
    known: knownInRecord(record, slots.split(' ')),
    found: Object.fromEntries(ran.flatMap((result) => pickFound(result, record))),
    months: monthsIn(record),
    clashes: findDisagreements({ record, results: [], pages: [], asOf })
      .filter(({ check }) => takenOver.includes(check))
      .map(({ check: id, sides: [one, other] }) => ({
        id,
        one: sideOf(record, one),
        other: sideOf(record, other),
      })),
    growthSaid: growthIn(record, input.idea),
    rivals: suggestRivals(input, studied, library).rivals.map(firmOf),
    matrix: matrixIn(record),
    brand: brandIn(record),
  };
};

const firmOf = ({ id, niche, name, does, besides }: SuggestedRival): Basis['rivals'][number] => ({
  id,
  niche,
  name,
  does,
  ...(besides && { besides }),
});

function pickFound(result: ToolResult, record: CompanyRecord): readonly (readonly [string, Found])[] {
  const { toolId, runId, date, figures } = result;
  const { shows, madeFrom } = results[toolId] ?? {};
  if (shows === undefined || madeFrom === undefined) return [];
  const isShown = (id: string) =>
    shows.split(' ').some((name) => (name.endsWith('.') ? id.startsWith(name) : id === name));
  const picked = Object.fromEntries(
    Object.entries(figures).filter(([id, { value, range }]) => isShown(id) && (value !== null || range)),
  );
  const changed = madeFrom.split(' ').filter((name) => {
    const slot = Object.hasOwn(record, name) ? record[name] : undefined;
    return (
      slot !== undefined && isNewer(slot, inWords.includes(name) ? undefined : result.input[name], result)
    );
  });
  return [
    [toolId, { tool: nameOfTool(toolId), date, runId, figures: picked, changed: changed.map(labelOf) }],
  ];
}

/** Other words for the same make no other answer. */
const inWords: readonly string[] = ['idea', 'customer'];

/** What it was asked with is compared; what it took from the record may have been said by the run itself, within the day. */
function isNewer({ value, at, provenance: { kind } }: Slot, used: unknown, result: ToolResult): boolean {
  if (kind === 'result' || kind === 'read') return false;
  if (used !== undefined) return !isSame(used, value);
  return kind === 'entered' ? at.slice(0, 10) > result.date : at > result.at;
}

function labelOf(slot: string): string {
  if (slot === 'matrix') return 'Features and rivals';
  return factList.find(({ id }) => id === slot)?.label ?? slot;
}

function monthsIn(record: CompanyRecord): Basis['months'] {
  const rows: unknown = record.months?.value;
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((row: unknown) => {
      const { month, mrr, revenue } = Object(row);
      const value = typeof mrr === 'number' ? mrr : revenue;
      return typeof month === 'string' && typeof value === 'number' && Number.isFinite(value)
        ? [{ month, value }]
        : [];
    })
    .sort((a, b) => a.month.localeCompare(b.month))
    .slice(-monthsMost);
}

function sideOf(record: CompanyRecord, { label, value, unit, facts, date }: Side): ClashSide {
  const toolId = record[facts[0] ?? '']?.toolId ?? '';
  return { label, value, ...(unit && { unit }), tool: nameOfTool(toolId), date };
}

/** In the idea as it is told now, or in any other text of the record. */
function growthIn(record: CompanyRecord, idea: string | undefined): Basis['growthSaid'] {
  const now: CompanyRecord =
    idea === undefined ? {} : { idea: { value: idea, toolId: '', at: '', provenance: { kind: 'entered' } } };
  const [claim] = findGrowthClaims({ ...record, ...now });
  return claim === undefined ? null : { value: claim.perMonth, quote: claim.quote };
}

/** With the founder's own column in front; null where none is theirs. */
function matrixIn(record: CompanyRecord): Matrix | null {
  const { columns, rows } = Object(record.matrix?.value);
  if (!Array.isArray(columns) || !Array.isArray(rows) || columns.length < 2 || rows.length === 0) return null;
  const own = findOwnColumn(columns.map(String), String(record.company?.value ?? ''));
  if (own === null) return null;
  const places = [own, ...[...columns.keys()].filter((at) => at !== own)];
  return {
    columns: places.map((at) => String(columns[at])),
    rows: rows.map((row: unknown) => {
      const { name, cells } = Object(row);
      const states = Array.isArray(cells) ? cells : [];
      return {
        name: String(name),
        states: places.map((at) => stateOf(String(Object(states[at]).state)) ?? 'unknown'),
      };
    }),
  };
}

const types: Readonly<Record<string, NonNullable<Brand['type']>>> = {
  plain: 'grotesque',
  warm: 'humanist',
  technical: 'mono',
  classic: 'old-style',
  playful: 'slab',
};
const avoidMost = 24;

/** As the brand analyzer left it; else colours, character and texts as they were entered for it. */
function brandIn(record: CompanyRecord): Brand {
  const found = findBrand(record);
  const colours: unknown = record.colours?.value;
  const [main] = Array.isArray(colours) ? colours : [];
  const character = String(record.character?.value ?? '');
  const { jargon, boasts } = readVoice(String(record.copy?.value ?? ''));
  const avoid = [...new Set([...jargon, ...boasts].map((word) => word.toLowerCase()))];
  return {
    colour: found?.colour ?? (typeof main === 'string' ? parseColour(main) : null),
    type: Object.hasOwn(types, character) ? (types[character] ?? null) : null,
    avoid: found?.voice.avoid ?? avoid.slice(0, avoidMost),
    ...(found && { voice: found.voice }),
  };
}
