import { upperFirst } from './cite.ts';
import type { GatheredSource } from './gather-appendix.ts';

interface GroupedNotes {
  /** Notes of one trade under its name; `says` is without it. */
  readonly trades: readonly {
    readonly name: string;
    readonly notes: readonly { readonly says: string; readonly one: GatheredSource }[];
  }[];
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
    })),
    others: ours.filter((one) => !isOfTrade(one)),
  };
}
