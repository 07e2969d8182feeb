import { capitalise, shortQuote } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { Group, Phrases } from '../factor.ts';
import type { Weighed } from '../weigh.ts';

export type Quadrant = 'so' | 'st' | 'wo' | 'wt';

export interface Pair {
  /** Why the two belong together. */
  readonly why: Phrases;
  /** A task, verb first. */
  readonly task: Phrases;
  /** Fixed beforehand: what counts as done. */
  readonly passes?: Phrases;
}

/** Written for two kinds of factor: `inner` is the company's own, `outer` what it meets. */
export interface PairRule {
  readonly id: string;
  readonly quadrant: Quadrant;
  readonly inner: readonly Group[];
  readonly outer: readonly Group[];
  readonly owner: string;
  readonly days: number;
  say(inner: Weighed, outer: Weighed, one: Case): Pair;
}

export const outerHelp: readonly Group[] = ['by-hand', 'opening', 'demand', 'tech', 'shape', 'channel'];
export const outerHurt: readonly Group[] = ['rival', 'door', 'law', 'slow', 'money', 'people'];

/** Found in the notes of the trade, and not a company with a name. */
export function isNote({ id }: Weighed): boolean {
  return /^(?:risk|trend|rule)-/u.test(id);
}

const wordsMost = 26;

/** First what is true outside, then what it means here; two sentences where one would be too long. */
export function given({ clause, label }: Weighed, then: string): string {
  const what = clause ?? label;
  const joined = `${capitalise(what)}; ${then}.`;
  return isShort(joined) ? joined : `${capitalise(what)}. ${capitalise(then)}.`;
}

/** First what it means, then what is true outside. */
export function because(means: string, { clause, label }: Weighed): string {
  const what = clause ?? label;
  const joined = `${capitalise(means)}: ${what}.`;
  return isShort(joined) ? joined : `${capitalise(what)}. ${capitalise(means)}.`;
}

/** The fact's name, short enough for brackets inside a task. */
export function nameOf({ label }: Weighed): string {
  const name = shortQuote(label, 8);
  // "GLP-1 effects" would read as one of many.
  return /\p{Nd} \p{Ll}/u.test(name) ? `“${name}”` : name;
}

/** The verb that fits how the factor is called. */
export function does({ isMany }: Weighed, one: string, many: string): string {
  return isMany ? many : one;
}

function isShort(text: string): boolean {
  // A figure is read as several words: "10 million people using it".
  const figures = text.match(/\{\{f:/gu)?.length ?? 0;
  return text.split(/\s+/u).length + 3 * figures <= wordsMost;
}
