import { type Deck, type Slide, themeIds } from '@slipway/deck';
import type { Case } from '../case.ts';
import type { Draft } from './draft.ts';

const titleMost = 160;
/** Of any other text: the deck's own limit for the shortest of them. */
const textMost = 240;
const clip = (text: string): string => (text.length <= textMost ? text : `${text.slice(0, textMost - 1)}…`);

/** The deck as a document: figures are filled in, and each slide keeps where they came from. */
export function toDeck(of: Case, drafts: readonly Draft[]): Deck {
  const fill = (value: unknown): unknown =>
    typeof value === 'string'
      ? clip(of.shown(value))
      : Array.isArray(value)
        ? value.map(fill)
        : Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, fill(one)]));
  return {
    version: 1,
    title: of.company,
    theme: {
      id: themeFor(of),
      brand: of.basis.brand.colour,
      ...(of.basis.brand.type && { type: of.basis.brand.type }),
    },
    slides: drafts.map(
      ({ topic, kind, point, data, notes, isOpen, source }): Slide => ({
        id: `slide-${topic}`,
        kind,
        topic,
        createdAt: `${of.basis.asOf}T00:00:00.000Z`,
        data: { ...(fill(data) as Slide['data']), title: of.shown(point.text).slice(0, titleMost) },
        notes: notes
          .map((note) => of.shown(note))
          .join(' ')
          .slice(0, 4000),
        ...(isOpen && { isOpen }),
        ...(source && { source }),
      }),
    ),
  };
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
