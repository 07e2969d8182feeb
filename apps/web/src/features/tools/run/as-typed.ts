import type { Field } from '@slipway/tools';

/** An answer of one line, as it would be typed into the field: a list has one entry a line. */
export function asTyped(field: Field | undefined, answer: string): string {
  return field?.kind === 'list' ? answer.split(/\s*[,;]\s*/u).join('\n') : answer;
}
