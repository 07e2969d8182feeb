import { type Deck, readDeck } from '@slipway/deck';
import type { Deps } from '../../deps.ts';
import { getDocuments } from '../tools/documents/get-documents.ts';

interface OfVersion {
  readonly uid: string;
  readonly runId: string;
  readonly version: number;
}

/** As others may see it: without what the speaker says, and without the ids of results. */
export async function findDeck(deps: Pick<Deps, 'db'>, of: OfVersion): Promise<Deck | null> {
  const document = (await getDocuments(deps, of)).find(({ kind }) => kind === 'deck');
  const deck = document && readDeck(document.data).deck;
  if (!deck) return null;
  const slides = deck.slides.map((slide) => ({
    ...slide,
    notes: '',
    ...(slide.source && { source: { ...slide.source, runId: '' } }),
  }));
  return { ...deck, slides };
}
