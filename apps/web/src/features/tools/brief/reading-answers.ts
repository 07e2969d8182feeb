import type { ReadingSlot } from '@slipway/report';
import { type Field, isReadingField, readField } from '@slipway/tools';
import type { ReadingAnswers } from '../../../api/tools.ts';
import { type Brief, isBlank, textOf, toRaw } from './brief.ts';

/** What the person has put right in the reading, as the engine takes it; what does not fit its field is left out. */
export function answersToReading(fields: readonly Field[], brief: Brief): ReadingAnswers {
  const raw = toRaw(fields, brief);
  const answers: Record<string, string | number> = {};
  for (const field of fields) {
    if (!isReadingField(field.name) || raw[field.name] === undefined) continue;
    const value = readField(field, raw[field.name]);
    if (typeof value === 'string' || typeof value === 'number') answers[field.name] = value;
  }
  return answers;
}

/** Fields whose answer is the person's own. */
export function listAnswered({ answers }: Brief): ReadonlySet<string> {
  return new Set(Object.keys(answers).filter((name) => !isBlank(answers[name])));
}

/** The slots with what was answered since they were read; `labels` are those of options that were picked. */
export function showAnswers(
  slots: readonly ReadingSlot[],
  { answers }: Brief,
  labels: ReadonlyMap<string, string>,
): readonly ReadingSlot[] {
  return slots.map((slot) => {
    const answer = textOf(answers[slot.field]);
    if (answer === '') return slot.standing === 'confirmed' ? { ...slot, standing: 'read' } : slot;
    const option = slot.options.find(({ value }) => value === answer);
    // Said of another one of those that the field answers for.
    if (slot.part !== undefined && option === undefined) return slot;
    const label = option?.label ?? labels.get(answer) ?? answer;
    const options = option ? slot.options : [{ value: answer, label }, ...slot.options];
    return { ...slot, value: label, standing: 'confirmed', options };
  });
}
