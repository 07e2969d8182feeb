import type { Me, profileInput } from '@slipway/contracts';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { getMe } from './get-me.ts';
import { updateUser } from './store.ts';

/** Specification, section 7: the current photo is kept if none is given, and the person is read again. */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  { displayName, photoURL }: z.output<typeof profileInput>,
): Promise<Me> {
  const change = {
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoURL === undefined || photoURL === '' ? {} : { image: photoURL }),
  };
  await updateUser(deps.db.query, uid, change, new Date(deps.clock()).toISOString());
  return getMe(deps, uid);
}
