import { type Deck, makeDeck, themeIds } from '@slipway/deck';
import type { Case } from '../case.ts';
import type { Draft } from './draft.ts';

/** The deck as a document: figures are filled in, and each slide keeps where they came from. */
export function toDeck(of: Case, drafts: readonly Draft[]): Deck {
  const { brand, asOf } = of.basis;
  const theme = { id: themeFor(of), brand: brand.colour, ...(brand.type && { type: brand.type }) };
  return makeDeck({ title: of.company, theme, day: asOf }, drafts, of.shown);
}

/** By what it sells and to whom it speaks; the founder changes it with one press. */
function themeFor({ audience, basis, input }: Case): Deck['theme']['id'] {
  const chosen = themeIds.find((id) => id === input.assumptions?.['deck.theme']);
  if (chosen !== undefined) return chosen;
  if (basis.brand.colour !== null) return 'own-brand';
  const offer = input.offer ?? basis.profile.offer.value;
  if (audience === 'customer' || audience === 'hire')
    return offer === 'software' ? 'night-stage' : 'broadside';
  if (offer === 'goods') return 'drawing-sheet';
  return offer === 'service' ? 'field-notes' : 'ledger';
}
