import type { Item } from '@slipway/document';
import type { Data, pairs } from '@slipway/page/parts';
import type { SlideKindId } from '../slides/kinds.gen.ts';
import type { ThemeId } from '../themes/ids.gen.ts';

/** A deck is this document and nothing else: screen, present mode and exports are made from it. */
export interface Deck {
  readonly version: number;
  /** The company's name. */
  readonly title: string;
  readonly theme: DeckTheme;
  readonly slides: readonly Slide[];
}

export interface DeckTheme {
  readonly id: ThemeId;
  /** The brand colour as `#rrggbb`; the theme makes its palette from it. */
  readonly brand: string | null;
  /** The type of the brand; only the theme of the brand is set in it. */
  readonly type?: keyof typeof pairs;
}

export interface Slide extends Item {
  readonly kind: SlideKindId;
  /** What it is about, whatever kind it is shown as: "market". */
  readonly topic: string;
  readonly data: Data;
  /** What the speaker says. */
  readonly notes: string;
  /** Says what to find out, because the fact is not known. */
  readonly isOpen?: true;
  /** The result its figures come from. */
  readonly source?: SlideSource;
  /** The block of the report that shows the same with its evidence. */
  readonly block?: string;
}

export interface SlideSource {
  readonly toolId: string;
  /** Name of the tool. */
  readonly tool: string;
  readonly runId: string;
  /** ISO day. */
  readonly date: string;
  /** Facts that changed since; empty while it is fresh. */
  readonly changed: readonly string[];
}

export const deckVersion = 1;
export const longestDeck = 60;
