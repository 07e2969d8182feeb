import type { ReadingSlot } from '@slipway/report';
import type { AnyEngine, Field } from '@slipway/tools';
import { type Brief, textOf } from './brief.ts';

/** What a slot holds when the founder says that none fits. */
const noneOfThese = 'none';

const most = 3;

/**
 * What is worth asking before a run: parts of the reading that are open or unsure, and choices of the tool's own that nobody
 * made. One that was answered stays where it is, with its answer, so that nothing jumps away under the finger.
 */
export function listQuestions(
  { asks = [], fields }: Pick<AnyEngine, 'asks' | 'fields'>,
  slots: readonly ReadingSlot[],
  brief: Brief,
): readonly ReadingSlot[] {
  const find = (name: string): readonly ReadingSlot[] => {
    const slot = slots.find(({ field }) => field === name) ?? toSlot(fields, name, brief);
    const isOpen = slot?.standing === 'open' || slot?.standing === 'unsure';
    return slot && hasChoice(slot) && (isOpen || brief.origins[name] === 'typed') ? [slot] : [];
  };
  // A sum that nobody placed decides every other sum.
  const sum = slots.filter(({ part, standing }) => part !== undefined && standing === 'open').slice(0, 1);
  const others = asks.flatMap((one) => [one].flat().flatMap(find).slice(0, 1));
  return [...sum, ...others].slice(0, most);
}

/** "None of these" alone is no question. */
function hasChoice({ options, takesText }: ReadingSlot): boolean {
  return takesText === true || options.some(({ value }) => value !== noneOfThese);
}

function toSlot(fields: readonly Field[], name: string, brief: Brief): ReadingSlot | null {
  const field = fields.find((one) => one.name === name);
  if (field?.kind !== 'choice') return null;
  const option = field.options.find(({ value }) => value === textOf(brief.answers[name]));
  return {
    field: name,
    label: field.label,
    value: option?.label ?? null,
    standing: option ? 'confirmed' : 'open',
    options: [...field.options],
  };
}
