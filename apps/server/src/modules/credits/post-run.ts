import type { CreditDeps } from './ledger.ts';
import { type Also, settle } from './settle.ts';

export interface Outcome {
  readonly runId: string;
  /** JSON. */
  readonly result: string;
  readonly also?: Also;
}

/** The run has its result: what was held is spent. False when it was already settled, either way. */
export function postRun(deps: CreditDeps, { result, ...rest }: Outcome): Promise<boolean> {
  return settle(deps, { ...rest, hold: 'posted', end: { status: 'done', result, error_code: null } });
}
