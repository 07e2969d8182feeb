import type { Unit } from '@slipway/core';
import { factList, type Slot } from '@slipway/record';
import { formatValue } from '@slipway/report';
import type { Company } from './company.ts';
import type { Side } from './finding.ts';
import { type MonthRow, numberIn, readMonths, sayMonth } from './monthly.ts';

/** A number, and the side it makes. */
export interface Known {
  readonly value: number;
  readonly currency: string | undefined;
  readonly side: Side;
}

interface Wanted {
  readonly label: string;
  readonly unit: Unit;
}

export function slotIn({ record }: Company, name: string): Slot | null {
  const slot = Object.hasOwn(record, name) ? record[name] : undefined;
  return slot === undefined || isDoubtful(slot) ? null : slot;
}

/** A number read from words that leave a doubt is asked about on its own; it contradicts nothing. */
function isDoubtful({ provenance }: Slot): boolean {
  return provenance.kind === 'read' && provenance.isUnsure === true;
}

/** Letters and digits: "Gap-Wise Ltd" has "Gapwise" in it. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export function labelOf(name: string): string {
  return factList.find(({ id }) => id === name)?.label ?? name;
}

const evidences: Readonly<Record<string, string>> = {
  interviews: 'Interviews',
  waitlist: 'On the waiting list',
  letters: 'Letters and deposits',
  paying: 'Paying customers',
};

/** As a reader knows it without its form: what is counted hangs on how far customers have gone. */
export function nameIn({ record }: Company, fact: string): string {
  const counted = fact === 'evidenceCount' ? evidences[String(record.evidence?.value)] : undefined;
  return counted ?? labelOf(fact);
}

export function currencyOf({ record }: Company): string | undefined {
  const typed = record.currency?.value;
  return typeof typed === 'string' ? typed : undefined;
}

/** A number of the record; null where it is not known. */
export function factNumber(company: Company, name: string, wanted: Wanted): Known | null {
  const slot = slotIn(company, name);
  return slot === null || typeof slot.value !== 'number' || !Number.isFinite(slot.value)
    ? null
    : knownOf(company, name, slot, slot.value, wanted);
}

/** What was computed from a slot, a month of the table for one. */
export function knownOf(
  company: Company,
  name: string,
  slot: Slot,
  value: number,
  { label, unit, quote }: Wanted & { readonly quote?: string },
): Known {
  const { provenance } = slot;
  const own = provenance.kind === 'result' ? provenance.currency : undefined;
  const currency = unit.startsWith('money') ? (own ?? currencyOf(company)) : undefined;
  return {
    value,
    currency,
    side: {
      label,
      value,
      unit,
      // Most sides agree, and are never shown: writing numbers is what checking a dozen projects would spend its time on.
      get text() {
        return formatValue(value, unit, currency);
      },
      from: originOf(name, slot),
      facts: [name],
      date: slot.at.slice(0, 10),
      ...(quote !== undefined && { quote }),
    },
  };
}

/** A text of the record as a side. */
export function textSide(name: string, slot: Slot, label: string, text: string, quote?: string): Side {
  return {
    label,
    value: text,
    text,
    from: originOf(name, slot),
    facts: [name],
    date: slot.at.slice(0, 10),
    ...(quote !== undefined && { quote }),
  };
}

function originOf(name: string, { provenance, toolId }: Slot): Side['from'] {
  return provenance.kind === 'result'
    ? { kind: 'result', toolId, runId: provenance.runId }
    : { kind: 'fact', fact: name };
}

/** A figure of the result that stands for a tool. */
export function figure(company: Company, toolId: string, id: string, label: string): Known | null {
  const result = company.results.find((one) => one.toolId === toolId);
  const found = result && Object.hasOwn(result.figures, id) ? result.figures[id] : undefined;
  if (result === undefined || found === undefined || found.value === null) return null;
  const { value, unit, currency } = found;
  return {
    value,
    currency,
    side: {
      label,
      value,
      unit,
      get text() {
        return formatValue(value, unit, currency);
      },
      from: { kind: 'result', toolId, runId: result.runId },
      facts: [],
      date: result.date,
    },
  };
}

/** The last month of the table that has this column. */
export function lastMonth(
  company: Company,
  column: string,
  wanted: Wanted,
): (Known & { readonly row: MonthRow }) | null {
  const slot = slotIn(company, 'months');
  const row = slot && readMonths(slot).findLast((one) => numberIn(one, column) !== null);
  const value = numberIn(row ?? undefined, column);
  if (slot === null || row == null || value === null) return null;
  return { ...knownOf(company, 'months', slot, value, { ...wanted, quote: sayMonth(row.month) }), row };
}

/** Amounts in two currencies cannot be compared; where one is not named, it is taken for the other's. */
export function areComparable(one: Known, other: Known): boolean {
  return one.currency === undefined || other.currency === undefined || one.currency === other.currency;
}

/** One is more than `times` the other. */
export function areApart(one: number, other: number, times: number): boolean {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return low <= 0 ? high > 0 : high > low * times;
}

/** For a number that was computed and is to become the founder's. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(digits));
}
