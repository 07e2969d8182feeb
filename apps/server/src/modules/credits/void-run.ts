import type { ErrorCode } from '@slipway/core';
import type { CreditDeps } from './ledger.ts';
import { settle } from './settle.ts';

/**
 * The run failed on our side: what was held goes back to the day it came from. A report that has left is kept. False when
 * it was already settled.
 */
export function voidRun(
  deps: CreditDeps,
  { runId, errorCode }: { readonly runId: string; readonly errorCode: ErrorCode },
): Promise<boolean> {
  const end = { status: 'failed', result: null, error_code: errorCode } as const;
  return settle(deps, { runId, hold: 'voided', end, ifDelivered: { hold: 'voided', errorCode } });
}
