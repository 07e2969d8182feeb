import type { Source } from '@slipway/core';
import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import { ownNote } from '../notes/own-note.ts';

/** A line of our notes on a niche. */
export function noteSource(id: string, says: string, niche: string | null, { niches }: IdeaNotes): Source {
  const near = niches.find((one) => one.id === niche);
  return ownNote(id, near === undefined ? says : `${near.name}: ${says}`);
}

/** A comparable price; where it was brought from another country, what it is there. */
export function priceSource({ id, what, per, niche, broughtFrom }: PriceNote, notes: IdeaNotes): Source {
  const there =
    broughtFrom === undefined ? '' : `: ${broughtFrom} there, brought here by exchange rate and price level`;
  return noteSource(id, `${what}, per ${per}${there}`, niche, notes);
}
