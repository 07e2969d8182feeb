import type { ErrorCode } from '@slipway/core';
import type { CreditDeps } from './ledger.ts';
import type { Outcome } from './post-run.ts';
import { settle } from './settle.ts';

/** Why a run that only asks back costs nothing: kept in the books, and no error to anybody. */
export const askedBack = 'asked-back';

/**
 * The run has a result, but not all that its price promises: the result stays, labelled with what went wrong, and what was
 * held goes back. False when it was already settled.
 */
export function waiveRun(
  deps: CreditDeps,
  { result, errorCode, ...rest }: Outcome & { readonly errorCode: ErrorCode | typeof askedBack },
): Promise<boolean> {
  return settle(deps, { ...rest, hold: 'voided', end: { status: 'done', result, error_code: errorCode } });
}
