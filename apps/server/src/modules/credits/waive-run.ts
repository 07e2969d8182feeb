import type { ErrorCode } from '@slipway/core';
import type { CreditDeps } from './ledger.ts';
import type { Outcome } from './post-run.ts';
import { settle } from './settle.ts';

/**
 * The run has a result, but not all that its price promises: the result stays, labelled with what went wrong, and what was
 * held goes back. False when it was already settled.
 */
export function waiveRun(
  deps: CreditDeps,
  { result, errorCode, ...rest }: Outcome & { readonly errorCode: ErrorCode },
): Promise<boolean> {
  return settle(deps, { ...rest, hold: 'voided', end: { status: 'done', result, error_code: errorCode } });
}
