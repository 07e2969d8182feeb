import type { Series } from '../../fields/series/field.ts';
import type { Input } from '../fields.ts';
import { stepsUntil } from './calendar.ts';
import { isRatio } from './growth.ts';

export type Goal =
  | { readonly kind: 'reached'; readonly value: number }
  | { readonly kind: 'past'; readonly value: number }
  /** The last number is zero or below: no growth leads from there. */
  | { readonly kind: 'no-rate'; readonly value: number }
  | { readonly kind: 'dated'; readonly value: number; readonly steps: number }
  | { readonly kind: 'open'; readonly value: number };

/** Whether a growth rate leads there, and in how many steps. */
export function goalOf({ goal, goalDate }: Input, series: Series, last: number): Goal | null {
  if (goal === undefined) return null;
  if (goal <= last) return { kind: 'reached', value: goal };
  if (!isRatio(goal, last)) return { kind: 'no-rate', value: goal };
  if (goalDate === undefined) return { kind: 'open', value: goal };
  const steps = stepsUntil(series, goalDate);
  if (steps < 1) return { kind: 'past', value: goal };
  return { kind: 'dated', value: goal, steps };
}
