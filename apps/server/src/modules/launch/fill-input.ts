import { type CompanyRecord, prefill } from '@slipway/record';
import { type AnyInput, readInput } from '@slipway/tools';
import type { Tool } from '../tools/toolbox.ts';

interface Filled {
  readonly input: AnyInput;
  /** Why it cannot be run with that; null when it can. */
  readonly missing: string | null;
}

/** What the record answers of a tool's form, as the form itself would be filled. What does not fit any more is left out. */
export function fillInput({ engine }: Pick<Tool, 'engine'>, record: CompanyRecord): Filled {
  const { fields } = engine;
  const raw = prefill(fields, record, null);
  const first = readInput(fields, raw);
  const unfit = new Set(first.ok ? [] : first.problems.map(({ field }) => field));
  const read = first.ok
    ? first
    : readInput(fields, Object.fromEntries(Object.entries(raw).filter(([name]) => !unfit.has(name))));
  const input = read.ok ? read.input : {};
  return { input, missing: engine.check(input)[0]?.message ?? null };
}
