import type { IdeaNotes } from '../notes/idea-notes.ts';
import { reasonFrom } from './choose-reasons.ts';
import { sentence } from './words.ts';

interface Stored {
  readonly niche: string | null;
  readonly likely: number;
}

/** A row of a neighbouring niche names it, and so does one that holds for the niche as a whole. */
export function sayRow(row: Stored, clause: string, { niches }: IdeaNotes): string {
  const isOurs = row.niche === niches[0]?.id && row.likely >= reasonFrom;
  const niche = isOurs ? undefined : niches.find(({ id }) => id === row.niche);
  return sentence(niche === undefined ? clause : `in ${niche.short}: ${clause}`);
}
