import type { Deps } from '../../deps.ts';
import { readCoverage } from './read-coverage.ts';

/** The only source of the word premium: a paid period or a trial in the database that covers now. */
export async function isPremium(deps: Pick<Deps, 'db' | 'clock' | 'config'>, uid: string): Promise<boolean> {
  return (await readCoverage(deps, uid)).isPremium;
}
