import type { Deps } from '../../deps.ts';
import { setVerified as setVerifiedRow } from './store.ts';

/** From here on the address leads to what was sent with it. */
export async function setVerified(deps: Pick<Deps, 'db' | 'clock'>, uid: string): Promise<void> {
  await setVerifiedRow(deps.db.query, uid, new Date(deps.clock()).toISOString());
}
