import type { Slot, Span } from '../read/reading.ts';
import type { Standing, Understood } from './idea-profile.ts';

export const open: Understood<never> = { value: null, standing: 'open', quote: null, alternatives: [] };

export const isKnown = ({ standing }: { readonly standing: Standing }): boolean =>
  standing === 'read' || standing === 'confirmed';

/** What the founder says outweighs what was read; what was read then stays as a chip. */
export function understand<T>(confirmed: T | undefined, slot: Slot<T> | null, text: string): Understood<T> {
  const read = slot === null ? [] : [slot.value, ...slot.alternatives];
  if (confirmed !== undefined)
    return {
      value: confirmed,
      standing: 'confirmed',
      quote: null,
      alternatives: read.filter((one) => JSON.stringify(one) !== JSON.stringify(confirmed)),
    };
  if (slot === null) return open;
  return {
    value: slot.value,
    standing: slot.sure ? 'read' : 'unsure',
    quote: quoteOf(slot.words, text),
    alternatives: slot.alternatives,
  };
}

/** Of guesses below this not half are right (`node scripts/fit-reading.ts`): they are offered and not taken. */
const guessFrom = 0.45;

/** Like `understand`, for what much hangs on: a weak guess stays open, with itself as the first chip. */
export function understandGuess<T>(
  confirmed: T | undefined,
  slot: Slot<T> | null,
  text: string,
): Understood<T> {
  if (confirmed !== undefined || slot === null || slot.sure || slot.chance >= guessFrom)
    return understand(confirmed, slot, text);
  return { ...open, alternatives: [slot.value, ...slot.alternatives] };
}

function quoteOf([first]: readonly Span[], text: string): string | null {
  const words = first === undefined ? '' : text.slice(first.from, first.to).trim();
  return words === '' ? null : words;
}
