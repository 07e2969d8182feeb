import type { CreditDeps } from './ledger.ts';
import type { Outcome } from './post-run.ts';
import { markDelivered, updateRun } from './store.ts';
import { inTurn } from './turns.ts';

/**
 * Before the first word of a report leaves: the hold says so, and the report is kept with it. From here on the person has
 * what they pay for, and whoever ends the run for them spends the hold. False when it was ended before: nothing may leave.
 */
export function deliverRun(deps: CreditDeps, { runId, result, also }: Outcome): Promise<boolean> {
  return inTurn(deps, runId, () =>
    deps.db.transaction(async (trx) => {
      if (!(await markDelivered(trx, runId, deps.clock()))) return false;
      // The person has left with all their runs: there is nobody to read it.
      if (!(await updateRun(trx, runId, { result }))) return false;
      await also?.(trx);
      return true;
    }),
  );
}
