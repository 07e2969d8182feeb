import type { ErrorCode } from '@slipway/core';
import type { CreditDeps } from './ledger.ts';
import { settle } from './settle.ts';

interface Stop {
  readonly runId: string;
  readonly errorCode: ErrorCode;
  /** Only what nobody has renewed by then. */
  readonly expiredBy?: number;
}

/**
 * Ended from outside: by the person, or because its server is gone. What was held goes back, unless the report has left:
 * then it is kept, and the hold is spent. False when it was already settled.
 */
export function stopRun(deps: CreditDeps, { errorCode, ...rest }: Stop): Promise<boolean> {
  return settle(deps, {
    ...rest,
    hold: 'voided',
    end: { status: 'failed', result: null, error_code: errorCode },
    ifDelivered: { hold: 'posted', errorCode: 'tool/cut-short' },
  });
}
