import type { Data } from '@slipway/page/parts';
import type { Deck, DeckTheme, Slide } from '../document/deck.ts';

/** The same meanings as on a page. Without an id a command means the selected slide. */
export type Command =
  | {
      readonly type: 'add';
      readonly slide: Pick<Slide, 'kind'> & Partial<Pick<Slide, 'topic' | 'data' | 'notes'>>;
    }
  | {
      readonly type: 'update';
      readonly id?: string;
      readonly changes: { readonly data?: Data; readonly notes?: string };
    }
  | { readonly type: 'remove'; readonly id?: string }
  | { readonly type: 'swap'; readonly ids: readonly [string, string] }
  | { readonly type: 'moveUp'; readonly id?: string }
  | { readonly type: 'moveDown'; readonly id?: string }
  | { readonly type: 'duplicate'; readonly id?: string }
  | { readonly type: 'changeTheme'; readonly theme: Partial<DeckTheme> }
  | { readonly type: 'replaceDeck'; readonly deck: Deck };
