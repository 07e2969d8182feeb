import type { Field } from '@slipway/tools';
import { type Brief, isBlank } from './brief.ts';

/** The person's own answers from before, beside an idea that was written since: they stay, and must be seen. */
export function listKept(fields: readonly Field[], { answers, origins }: Brief): readonly Field[] {
  if (origins.idea !== 'typed') return [];
  return fields.filter(({ name }) => origins[name] === 'run' && !isBlank(answers[name]));
}
