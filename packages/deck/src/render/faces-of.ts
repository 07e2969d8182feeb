import { type Faces, pairs } from '@slipway/page/parts';
import type { Deck } from '../document/deck.ts';
import { themes } from '../themes/themes.gen.ts';

/** The theme's own; that of the brand is set in the brand's type. */
export function facesOf({ theme: { id, type } }: Pick<Deck, 'theme'>): Faces {
  return id === 'own-brand' && type !== undefined ? pairs[type] : themes[id].faces;
}
