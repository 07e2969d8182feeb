import { isHosted } from '../../lib/backend.ts';
import { queryClient, withoutQuestions } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';
import { createAuthActions } from './actions.ts';
import { lazyHostedIdentity } from './hosted/lazy-identity.ts';
import { createEmbeddedIdentity } from './identity-embedded.ts';
import { getAuthStore } from './session.ts';

/** Forms run in the prerender too, where nothing of this may be touched: hence made at first use. */
let made: ReturnType<typeof make> | null = null;

function make() {
  const onReturn = (work: () => void) => window.addEventListener('focus', work, { once: true });
  return createAuthActions({
    identity: isHosted() ? lazyHostedIdentity : createEmbeddedIdentity(window),
    store: getAuthStore(),
    toast,
    onReturn,
    quietly: (session) => withoutQuestions(queryClient, session),
  });
}

function getActions() {
  made ??= make();
  return made;
}

export const auth: ReturnType<typeof make> = {
  signUp: (input) => getActions().signUp(input),
  signIn: (input) => getActions().signIn(input),
  signInWithGoogle: () => getActions().signInWithGoogle(),
  requestPasswordReset: (email) => getActions().requestPasswordReset(email),
  resetPassword: (input) => getActions().resetPassword(input),
  signOut: () => getActions().signOut(),
  updateProfile: (change) => getActions().updateProfile(change),
};
