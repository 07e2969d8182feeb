import type { AnyEngine, AnyInput } from '@slipway/tools';
import type { Run } from '../../../api/tools.ts';

type Proposed = Readonly<Record<string, unknown>>;

/** What the engine put in place of editable fields that were left empty when this run was made. */
export function listProposed({ proposes, fields, meta }: AnyEngine, run: Run | null): Proposed {
  const isReadable = run !== null && run.toolVersion === meta.version;
  if (proposes === undefined || !isReadable || run.report === null) return {};
  const input = run.input as AnyInput;
  return Object.fromEntries(
    Object.entries(proposes(input, run.basis)).filter(
      ([name]) => input[name] === undefined && fields.some((field) => field.name === name && field.editable),
    ),
  );
}

/** Proposed once, an answer that nobody changed is proposed anew by the next run. */
export function dropProposed<T extends Readonly<Record<string, unknown>>>(input: T, proposed: Proposed): T {
  const kept = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(proposed[name] ?? null),
  );
  return Object.fromEntries(kept) as T;
}
