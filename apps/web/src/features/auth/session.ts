import { AppError } from '@slipway/core';
import { useSyncExternalStore } from 'react';
import { isHosted } from '../../lib/backend.ts';
import { toast } from '../../lib/toast.ts';
import type { AuthActions } from './actions.ts';
import { type AuthState, type AuthStore, createAuthStore, loadingState } from './auth-store.ts';
import { findCurrentPerson } from './current-person.ts';
import { createMirror } from './mirror.ts';

/** Made at first use, because the prerender has no window; one for the life of the page. */
let made: AuthStore | null = null;

export function getAuthStore(): AuthStore {
  if (made) return made;
  const mirror = createMirror(window);
  const hosted = isHosted();
  const current = hosted
    ? async () => (await loadHostedStart()).findHostedPerson(mirror.read() !== null)
    : findCurrentPerson;
  const store = createAuthStore({ identity: { current }, mirror, window });
  made = store;
  store.start();
  if (hosted) void loadHostedStart().then(({ startHosted }) => startHosted(store.reload));
  return store;
}

/** Nothing of the hosted backend is fetched where this server signs people in itself. */
const loadHostedStart = () => import('./hosted/start.ts');

/** Who is signed in. `loading` in the prerendered page and until the server has answered. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, getState, getPrerenderedState);
}

const subscribe = (listener: () => void) => getAuthStore().subscribe(listener);
const getState = () => getAuthStore().getState();
const getPrerenderedState = () => loadingState;

/** After something ended the session on the server: asks again who is signed in. */
export const reloadPerson = (): Promise<void> => getAuthStore().reload();

const ignore = () => undefined;

/** After the account was deleted. */
export async function forgetPerson(): Promise<void> {
  // Out of reach, it is refused later: a token from before makes no new account.
  if (isHosted())
    await loadHostedStart()
      .then(({ forgetHosted }) => forgetHosted())
      .catch(ignore);
  await reloadPerson();
}

/** Most pages never need the actions, so they are fetched when they do. */
async function loadActions(): Promise<AuthActions> {
  try {
    return (await import('./auth.ts')).auth;
  } catch (cause) {
    const error = new AppError('network/offline', {}, { cause });
    toast.error(error.message);
    throw error;
  }
}

export const signOut: AuthActions['signOut'] = async () => (await loadActions()).signOut();
export const updateProfile: AuthActions['updateProfile'] = async (change) =>
  (await loadActions()).updateProfile(change);
export const requestPasswordReset: AuthActions['requestPasswordReset'] = async (email) =>
  (await loadActions()).requestPasswordReset(email);
