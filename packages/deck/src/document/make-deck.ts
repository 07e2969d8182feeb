import { type Deck, deckVersion, type Slide } from './deck.ts';

const titleMost = 160;
/** Of any other text: the limit of the shortest of them. */
const textMost = 240;
const notesMost = 4000;

/** A slide before its texts are filled in. */
export interface SlideDraft extends Pick<Slide, 'topic' | 'kind' | 'data' | 'isOpen' | 'source'> {
  /** Becomes the title. */
  readonly point: { readonly text: string };
  /** Sentences. */
  readonly notes: readonly string[];
}

/** A deck of drafts: every text filled in and within its limit. */
export function makeDeck(
  { title, theme, day }: Pick<Deck, 'title' | 'theme'> & { readonly day: string },
  drafts: readonly SlideDraft[],
  shown: (text: string) => string,
): Deck {
  const clip = (text: string): string => (text.length <= textMost ? text : `${text.slice(0, textMost - 1)}…`);
  const fill = (value: unknown): unknown =>
    typeof value === 'string'
      ? clip(shown(value))
      : Array.isArray(value)
        ? value.map(fill)
        : Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, fill(one)]));
  return {
    version: deckVersion,
    title,
    theme,
    slides: drafts.map(
      ({ topic, kind, point, data, notes, isOpen, source }): Slide => ({
        id: `slide-${topic}`,
        kind,
        topic,
        createdAt: `${day}T00:00:00.000Z`,
        data: { ...(fill(data) as Slide['data']), title: shown(point.text).slice(0, titleMost) },
        notes: notes.map(shown).join(' ').slice(0, notesMost),
        ...(isOpen && { isOpen }),
        ...(source && { source }),
      }),
    ),
  };
}
