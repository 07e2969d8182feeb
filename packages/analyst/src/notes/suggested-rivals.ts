import type { Knowledge, Niche } from '@slipway/knowledge';
import type { FoundRival } from '../retrieve/suggest-rivals.ts';

/** A company to be offered as a rival, with the stored words that say why. */
export interface SuggestedRival {
  /** Id of the row. */
  readonly id: string;
  readonly name: string;
  /** Word for word as stored: "phones, texts and card payments for the front desk". */
  readonly sells: string;
  /** After its name, word for word as stored; empty for a company that is known in a whole industry. */
  readonly does: string;
  readonly pricing: string;
  /** Id of its niche; null where it is known in a whole industry. */
  readonly niche: string | null;
  /** "dental recall", or the name of the industry. */
  readonly where: string;
  readonly isSameJob: boolean;
  readonly likely: number;
  /** How likely a person in that business would name it, 0 to 1. */
  readonly right: number;
  /** Of a firm without a row: the line that names it, of a business like this one. */
  readonly besides?: {
    readonly business: { readonly id: string; readonly name: string };
    readonly says: string;
  };
}

interface Shelf {
  readonly knowledge: Pick<Knowledge, 'verticals'>;
  niche(id: string): Niche | undefined;
}

/** With the stored words of its row. */
export function toSuggested(
  { row, likely, isSameJob }: FoundRival,
  shelf: Shelf,
): readonly Omit<SuggestedRival, 'right'>[] {
  const at = Number(row.id.slice(row.id.lastIndexOf(':') + 1));
  const noted = { id: row.id, name: row.name, niche: row.niche, isSameJob, likely };
  const niche = row.niche === null ? undefined : shelf.niche(row.niche);
  const stored = niche?.incumbents[at];
  if (niche !== undefined && stored !== undefined) {
    const { sells, does, pricing } = stored;
    return [{ ...noted, sells, does, pricing, where: niche.short }];
  }
  const industry = shelf.knowledge.verticals.find(({ id }) => id === row.industry);
  const company = industry?.companies[at];
  if (industry === undefined || company === undefined) return [];
  const { positioning: sells, pricing } = company;
  return [{ ...noted, sells, does: '', pricing, where: industry.name }];
}
