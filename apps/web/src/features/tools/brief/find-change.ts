import type { Field } from '@slipway/tools';
import { type Answer, type Brief, isBlank } from './brief.ts';

/** What the person has changed in a brief since a run was made from it: the idea itself, or answers beside it. */
export function findChange(fields: readonly Field[], now: Brief, ran: Brief): 'idea' | 'answers' | null {
  const changed = fields.filter(({ name }) => !isSame(now.answers[name], ran.answers[name]));
  if (changed.length === 0) return null;
  return changed.some(({ name }) => name === 'idea') ? 'idea' : 'answers';
}

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(answer: Answer | undefined): unknown {
  return typeof answer === 'string' ? answer.trim() : answer;
}
