import type { ReadingSlot } from '@slipway/report';
import type { AnyEngine, Field } from '@slipway/tools';
import { type Brief, textOf } from './brief.ts';

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
  return asks
    .flatMap((name) => {
      const slot = slots.find(({ field }) => field === name) ?? toSlot(fields, name, brief);
      const isOpen = slot?.standing === 'open' || slot?.standing === 'unsure';
      return slot && (isOpen || brief.origins[name] === 'typed') ? [slot] : [];
    })
    .slice(0, most);
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
