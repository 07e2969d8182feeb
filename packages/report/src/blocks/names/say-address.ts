import type { AddressCell, AddressState, NameRow } from './block.ts';

export const addressLabels: Readonly<Record<AddressState, string>> = {
  open: 'Not checked',
  likely: 'Looks available',
  possible: 'Maybe available',
  taken: 'Taken',
  unknown: 'Could not check',
};

/** "Looks available (RDAP of rdap.verisign.com, 2026-11-16 22:20 UTC)". */
export function sayAddress({ state, method, at, note }: AddressCell): string {
  const when = at === undefined ? undefined : `${at.slice(0, 16).replace('T', ' ')} UTC`;
  const how = [method, when, note].filter((part) => part !== undefined).join(', ');
  return how === '' ? addressLabels[state] : `${addressLabels[state]} (${how})`;
}

/** The founder's picks are assumptions like any other. */
export const pickKey = (name: string): string => `pick:${name.toLowerCase()}`;

export const byRank = (rows: readonly NameRow[]): readonly NameRow[] =>
  rows.toSorted((a, b) => a.rank - b.rank);
