import type { Identity } from '../identity.ts';
import { findHosted, loadHosted } from './load-hosted.ts';

/** The hosted sign-in before its client has been fetched. */
export const lazyHostedIdentity: Identity = {
  current: async () => (await loadHosted()).current(),
  signUp: async (input) => (await loadHosted()).signUp(input),
  signIn: async (input) => (await loadHosted()).signIn(input),
  // Straight on when it is there: after a wait the browser may block the window.
  signInWithGoogle: () =>
    findHosted()?.signInWithGoogle() ?? loadHosted().then((identity) => identity.signInWithGoogle()),
  requestPasswordReset: async (email) => (await loadHosted()).requestPasswordReset(email),
  resetPassword: async (input) => (await loadHosted()).resetPassword(input),
  signOut: async () => (await loadHosted()).signOut(),
  updateProfile: async (change) => (await loadHosted()).updateProfile(change),
};
