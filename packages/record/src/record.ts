import { ideaIn, ideaOf, isSameIdea, ofCompany } from './of-idea.ts';

/** Where a slot's value came from. */
export type SlotProvenance =
  /** Typed or imported by the founder into a form. */
  | { readonly kind: 'entered' }
  /** Typed into the record itself, or brought in by a file. */
  | { readonly kind: 'hand' }
  | { readonly kind: 'imported' }
  /** Found out by doing a task. */
  | { readonly kind: 'task'; readonly taskId: string }
  /** Found out with two published pages. */
  | { readonly kind: 'experiment'; readonly experimentId: string }
  /** Read from the founder's own words: the words that decided it, and whether they leave a doubt. */
  | { readonly kind: 'read'; readonly quote: string; readonly isUnsure?: true }
  /** Computed: result of the slot's tool. */
  | { readonly kind: 'result'; readonly runId: string; readonly figure: string; readonly currency?: string };

export interface Slot {
  /** A field's value as the tools' `readInput` keeps it: text, number, list or table. */
  readonly value: unknown;
  /** Empty for what no run said. */
  readonly toolId: string;
  /** ISO time of the run that told it, or of the edit. */
  readonly at: string;
  readonly provenance: SlotProvenance;
  /** Told together with an idea, and true of that idea alone. Slots of old that do not say are taken as told with one. */
  readonly ofIdea?: boolean | undefined;
  /** Of a result: the one it took the place of, to go back to. */
  readonly before?: Slot | undefined;
}

/**
 * What is known about one company: a fact is entered once. The same field name means the same thing in every tool. It holds
 * one idea at most: what was told with another one is dropped when the idea changes.
 */
export type CompanyRecord = Readonly<Record<string, Slot>>;

export const emptyRecord: CompanyRecord = {};

/** Belong to one run and say nothing about the company. */
const ofTheRunOnly = new Set(['assumptions', 'horizonYears', 'discountRate']);

/**
 * What a run told, merged in. The newest word on a slot stands, tables whole; what is blank leaves the slot as it was. `kept`
 * names the fields that the form had filled in from this record or an earlier run: nobody said them again, so they change nothing,
 * whatever was said meanwhile.
 */
export function mergeRecord(
  record: CompanyRecord,
  toolId: string,
  input: Readonly<Record<string, unknown>>,
  at: string,
  kept: readonly string[] = [],
): CompanyRecord {
  const ofIdea = ideaIn(input) !== null;
  const isKnown = ideaOf(record) === null || isSameIdea(ideaOf(record), ideaIn(input));
  const isOther = ofIdea && !isKnown && !kept.includes('idea');
  if (isOther && (record.idea?.at ?? '') > at) return record;
  const merged: Record<string, Slot> = isOther ? ofCompany(record) : { ...record };
  for (const [name, value] of Object.entries(input)) {
    if (ofTheRunOnly.has(name) || isBlank(value)) continue;
    if (!isOther && kept.includes(name)) continue;
    const known = Object.hasOwn(merged, name) ? merged[name] : undefined;
    // An older run that is computed again does not overwrite what was said since.
    if (known !== undefined && known.at > at) continue;
    // Saying the same again keeps who said it first; saying what was only read makes it the founder's own.
    if (known !== undefined && known.provenance.kind !== 'read' && isSame(known.value, value)) continue;
    merged[name] = { value, toolId, at, provenance: { kind: 'entered' }, ofIdea };
  }
  return merged;
}

export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A form that shows a share as percent sends it back with another last digit. */
const sameWithin = 1e-7;

export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= sameWithin * Math.max(Math.abs(a), Math.abs(b));
  return JSON.stringify(a) === JSON.stringify(b);
}
