import { AppError, type Person } from '@slipway/core';
import { type GatedFeature, isGatedFeature } from '@slipway/credits';
import type { Deps } from '../../deps.ts';
import { isPremium } from './is-premium.ts';

type GateDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Stands in front of everything only premium opens (specification, section 5); asks the database and nobody else. */
export async function requireFeature(
  deps: GateDeps,
  person: Pick<Person, 'uid'>,
  feature: string,
): Promise<void> {
  if (!isGatedFeature(feature)) throw new AppError('request/not-found');
  if (!(await hasFeature(deps, person.uid, feature))) throw new AppError('premium/required');
}

/** For what goes on without it. Premium opens every gate. */
export function hasFeature(deps: GateDeps, uid: string, _feature: GatedFeature): Promise<boolean> {
  return isPremium(deps, uid);
}
