import { AppError, type Person } from '@slipway/core';
import { trialDays } from '@slipway/credits';
import type { Deps } from '../../deps.ts';
import { findDepartureOf } from '../departures/find-departure.ts';
import { coverageOf } from './coverage.ts';
import { getAccount } from './get-account.ts';
import { dayMs } from './plan.ts';
import { countsTests, listPaid } from './read-coverage.ts';
import { setTrial, takeTurn } from './store.ts';

/** Seven days, no card, once per person, also after coming back. Gives the moment it ends. */
export async function startTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  person: Pick<Person, 'uid'>,
): Promise<number> {
  const now = deps.clock();
  const endsAt = now + trialDays * dayMs;
  await deps.db.transaction(async (trx) => {
    const { id } = await getAccount(trx, deps, person.uid);
    const account = await takeTurn(trx, id);
    const { trialStartsAt } = await findDepartureOf(deps, trx, person.uid);
    if (account.trial_starts_at !== null || trialStartsAt !== null) throw new AppError('trial/used');
    const paid = await listPaid(trx, id, { now, withTests: countsTests(deps) });
    if (coverageOf(paid, null, now).isPremium) throw new AppError('trial/premium');
    if (!(await setTrial(trx, id, { startsAt: now, endsAt }))) throw new AppError('trial/used');
  });
  return endsAt;
}
