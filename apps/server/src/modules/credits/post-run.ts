import type { CreditDeps } from './ledger.ts';
import { settle } from './settle.ts';

/** The run has its result: what was held is spent. False when it was already settled, either way. */
export function postRun(
  deps: CreditDeps,
  { runId, result }: { readonly runId: string /** JSON. */; readonly result: string },
): Promise<boolean> {
  return settle(deps, { runId, end: { status: 'done', result, error_code: null } });
}
