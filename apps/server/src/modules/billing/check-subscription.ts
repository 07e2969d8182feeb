import type { Subscription } from '@slipway/contracts';
import type { Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { findDeparture } from '../departures/find-departure.ts';
import { readCoverage } from './read-coverage.ts';
import { requireSelf } from './require-self.ts';

export async function checkSubscription(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  person: Person,
  uid: string,
): Promise<Subscription> {
  requireSelf(person, uid);
  const { isPremium, status, endsAt, trialUsed } = await readCoverage(deps, uid);
  const mayTry = !trialUsed && !isPremium;
  return {
    isPremium,
    status,
    periodEnd: endsAt === null ? null : new Date(endsAt).toISOString(),
    trialAvailable: mayTry && (await findDeparture(deps, deps.db.query, person.email)).trialStartsAt === null,
  };
}
