import { upperFirst } from './cite.ts';
import type { GatheredSource } from './gather-appendix.ts';

interface Trade {
  readonly name: string;
  /** `says` is without the name. */
  readonly notes: readonly { readonly says: string; readonly one: GatheredSource }[];
  /** The reports that rest on one of them. */
  readonly of: readonly string[];
}

interface GroupedNotes {
  /** Notes of one trade under its name. */
  readonly trades: readonly Trade[];
  readonly others: readonly GatheredSource[];
}

/** "dental recall: charges by location", "dental recall: sold by phone" and others. */
export function groupNotes(ours: readonly GatheredSource[]): GroupedNotes {
  const isOfTrade = ({ source: { publisher, what, note } }: GatheredSource) =>
    publisher === 'Slipway notes' && what.includes(': ') && note === undefined;
  const trade = ({ source: { what } }: GatheredSource) => what.slice(0, what.indexOf(': '));
  return {
    trades: [...Map.groupBy(ours.filter(isOfTrade), trade)].map(([name, all]) => ({
      name: upperFirst(name),
      notes: all.map((one) => ({ says: upperFirst(one.source.what.slice(name.length + 2)), one })),
      of: [...new Set(all.flatMap(({ of }) => of))],
    })),
    others: ours.filter((one) => !isOfTrade(one)),
  };
}

/** What each of them says stands in the sheet already, with its mark. */
export function sayTrade({ name, notes }: Trade): string {
  return `${name}: ${notes.length === 1 ? '1 note' : `${notes.length} notes`} of ours. Nobody has published ${notes.length === 1 ? 'it' : 'them'}.`;
}
