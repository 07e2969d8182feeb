import { listWords } from '@slipway/language';
import { plainName } from '../../company-name.ts';
import type { Matrix } from '../basis.ts';

type Row = Matrix['rows'][number];
const namesMost = 2;

/** Rivals of whom most is known first, and rows where we win first. */
export function knownFirst({ columns, rows }: Matrix): Matrix {
  const known = (at: number): number => rows.filter(({ states }) => isKnown(states[at])).length;
  const places = [0, ...[...columns.keys()].slice(1).toSorted((a, z) => known(z) - known(a))];
  const ordered = rows.map(({ name, states }) => ({
    name,
    states: places.map((at) => states[at] ?? 'unknown'),
  }));
  return {
    columns: places.map((at) => columns[at] ?? ''),
    rows: ordered.toSorted((a, z) => leadOf(z) - leadOf(a)),
  };
}

/** What the slide is headed with. It says of a rival only what a cell says: one that is unknown is neither yes nor no. */
export function claimOf(columns: readonly string[], rows: readonly Row[]): string {
  const who = (row: Row, state: string): readonly string[] =>
    columns.slice(1).filter((_, at) => row.states[at + 1] === state);
  const [best] = rows;
  const lead = best === undefined ? 0 : leadOf(best);
  if (best !== undefined && lead > 0) {
    const feature = quoted(best.name);
    const without = who(best, 'no');
    if (without.length > 0 && without.length === columns.length - 1)
      return `Of all products compared, only we have ${feature}.`;
    if (without.length > 0)
      return `We have ${feature}; ${named(without)} ${without.length === 1 ? 'does' : 'do'} not.`;
    const partly = who(best, 'partly');
    return `We have ${feature} in full; ${named(partly)} ${partly.length === 1 ? 'has' : 'have'} part of it.`;
  }
  const lost = rows.findLast((row) => leadOf(row) < 0);
  if (lost !== undefined) {
    const having = who(lost, 'yes');
    return `${named(having)} ${having.length === 1 ? 'has' : 'have'} ${quoted(lost.name)}; we do not yet.`;
  }
  return `How we compare with ${named(columns.slice(1))}.`;
}

/** Above zero where we have it and no rival is known to; below where a rival has it and we do not. Unknown cells count for nothing. */
function leadOf({ states: [own, ...others] }: Row): number {
  const count = (state: string): number => others.filter((one) => one === state).length;
  const [yes, partly, no] = [count('yes'), count('partly'), count('no')];
  if (own === 'yes') return yes > 0 ? 0 : no + partly / 100;
  return own === 'no' && yes > 0 ? -yes : 0;
}

function isKnown(state: string | undefined): boolean {
  return state !== undefined && state !== 'unknown';
}

const quoted = (name: string): string => `“${plainName(name).slice(0, 60)}”`;

function named(columns: readonly string[]): string {
  const names = columns.slice(0, namesMost).map((name) => plainName(name).slice(0, 30));
  return listWords(columns.length > names.length ? [...names, 'others'] : names);
}
