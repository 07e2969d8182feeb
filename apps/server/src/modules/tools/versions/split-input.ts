import type { AnyInput } from '@slipway/tools';

/** As JSON: what a person may change in a finished sheet is kept apart from what the run was asked with. */
export function splitInput({ assumptions, ...input }: AnyInput): {
  readonly input: string;
  readonly assumptions: string;
} {
  return { input: JSON.stringify(input), assumptions: JSON.stringify(assumptions ?? {}) };
}
