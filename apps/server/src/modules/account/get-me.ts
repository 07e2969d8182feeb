import type { Me } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { findUser, listProviders } from './store.ts';

const signInOf: Readonly<Record<string, Me['signIns'][number]>> = {
  credential: 'password',
  password: 'password',
  google: 'google',
  'google.com': 'google',
};

export async function getMe(deps: Pick<Deps, 'db'>, uid: string): Promise<Me> {
  const user = await findUser(deps.db.query, uid);
  if (!user) throw new AppError('profile/no-user');
  const providers = await listProviders(deps.db.query, uid);
  return {
    uid,
    email: user.email,
    emailVerified: user.email_verified === 1,
    displayName: user.name || null,
    photoURL: user.image || null,
    signIns: providers.flatMap((provider) => signInOf[provider] ?? []),
    createdAt: Date.parse(user.created_at),
  };
}
