import type { Deps } from '../../deps.ts';
import type { CreditDeps } from '../credits/ledger.ts';

export type ToolDeps = CreditDeps & Pick<Deps, 'tools' | 'library' | 'evidence' | 'model' | 'runs' | 'log'>;

/** Ids are ours; anything else names nothing, and a NUL would be PostgreSQL's error instead of our answer. */
export function isRunId(value: string): boolean {
  return /^[\w-]{1,64}$/.test(value);
}
