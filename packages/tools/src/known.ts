import type { Currency } from '@slipway/core';
import type { CompanyRecord } from '@slipway/record';
import type { ToolResult } from './around.ts';
import { getTool, isToolId } from './tools.ts';

/** What the record or an earlier result says, and where it said so. */
export interface Known {
  readonly value: number | string;
  /** With money. */
  readonly currency?: Currency;
  /** Of a rate: some are of steps that are no months. */
  readonly unit?: 'share/month';
  /** Name of the tool. */
  readonly tool: string;
  /** ISO day. */
  readonly date: string;
  /** The run that said it; left out where it was typed into the record. */
  readonly run?: { readonly toolId: string; readonly id: string };
}

export function knownInRecord(record: CompanyRecord, names: readonly string[]): Record<string, Known> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const slot = Object.hasOwn(record, name) ? record[name] : undefined;
      if (slot === undefined || (typeof slot.value !== 'number' && typeof slot.value !== 'string')) return [];
      const currency =
        (slot.provenance.kind === 'result' ? slot.provenance.currency : undefined) ?? currencyIn(record);
      const known: Known = {
        value: slot.value,
        ...(currency !== null && { currency }),
        tool: nameOfTool(slot.toolId),
        date: slot.at.slice(0, 10),
        ...(slot.provenance.kind === 'result' && {
          run: { toolId: slot.toolId, id: slot.provenance.runId },
        }),
      };
      return [[name, known]];
    }),
  );
}

/** By tool: its figures, and the name each has here. */
export type FromResults = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function knownInResults(results: readonly ToolResult[], wanted: FromResults): Record<string, Known> {
  return Object.fromEntries(
    results.flatMap(({ figures, toolId, runId, date }) =>
      Object.entries(wanted[toolId] ?? {}).flatMap(([id, name]) => {
        const { value = null, currency, unit } = figures[id] ?? {};
        const run = { toolId, id: runId };
        const of = { ...(currency && { currency }), ...(unit === 'share/month' && { unit }) };
        return value === null ? [] : [[name, { value, ...of, tool: nameOfTool(toolId), date, run }]];
      }),
    ),
  );
}

/** Typed, or else that of the first amount a result has left. */
export function currencyIn(record: CompanyRecord): string | null {
  const typed = record.currency?.value;
  if (typeof typed === 'string') return typed;
  for (const { provenance } of Object.values(record))
    if (provenance.kind === 'result' && provenance.currency !== undefined) return provenance.currency;
  return null;
}

export function nameOfTool(toolId: string): string {
  // What no run said was typed into the record itself.
  return isToolId(toolId) ? getTool(toolId).name : 'Company record';
}

/** A form shows a number rounded; sent back unchanged it is still the record's. */
export function isSameValue(one: number | string, other: number | string): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}
