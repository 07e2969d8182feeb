import { AppError, type Person } from '@slipway/core';
import { isGatedFeature } from '@slipway/credits';
import type { Deps } from '../../deps.ts';
import { isPremium } from './is-premium.ts';

/** Stands in front of everything only premium opens (specification, section 5); asks the database and nobody else. */
export async function requireFeature(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  person: Pick<Person, 'uid'>,
  feature: string,
): Promise<void> {
  if (!isGatedFeature(feature)) throw new AppError('request/not-found');
  if (!(await isPremium(deps, person.uid))) throw new AppError('premium/required');
}
