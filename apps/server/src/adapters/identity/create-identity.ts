import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@slipway/core';
import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Database } from '../../db/client.ts';
import { keepUser } from '../../db/keep-user.ts';
import type { Identity, ResetToken } from '../../modules/auth/identity.ts';
import { deleteResets, setVerified } from '../../modules/auth/store.ts';
import { translate } from './faults.ts';
import { openIdPopups } from './google.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { sessionStarter } from './hosted/start-session.ts';
import { makeTokenVerifier } from './hosted/verify-token.ts';
import { type IdentityDeps, libraryOptions } from './options.ts';
import { withOpener, withoutToken, withPopupQueryOnly } from './popup.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/** Accounts and sessions kept by better-auth in our own database. Nothing else in the server sees the library. */
export function createIdentity(
  deps: IdentityDeps,
  passwords: Passwords = { hash: hashPassword, verify: verifyPassword },
): Identity {
  const { config, db } = deps;
  /** Sign-up runs in a transaction, and hashing in there would hold the one connection of SQLite for long. */
  const preparedHash = new AsyncLocalStorage<string>();
  const resetToken = new AsyncLocalStorage<(created: ResetToken) => void>();
  const options = libraryOptions(deps, {
    password: {
      hash: async (password) => preparedHash.getStore() ?? passwords.hash(password),
      verify: passwords.verify,
    },
    // The use case sends the mail: the library would swallow its failure.
    sendResetPassword: async ({ token, user }) => resetToken.getStore()?.({ token, uid: user.id }),
    // One reset makes every other link in the mailbox void, and proves that the mailbox is theirs.
    onPasswordReset: async ({ user }) => {
      await deleteResets(db.query, user.id);
      await setVerified(db.query, user.id, new Date().toISOString());
    },
  });
  const plugins = [hashedSessions()];
  const { api, $context } = betterAuth({ ...options, plugins: [...plugins, sessionStarter] });
  const popups = config.google ? openIdPopups(options, plugins, config.google) : null;

  const hosted = config.hosted && {
    verify: makeTokenVerifier(config.hosted, deps.clock),
    startSession: (uid: string, headers: Headers) =>
      translate(db, 'auth/login-failed', async () =>
        answer(await api.startSession({ body: { uid }, headers, returnHeaders: true })),
      ),
  };

  return {
    hosted,
    async signUp(body, headers) {
      const hash = await passwords.hash(body.password);
      return translate(db, 'auth/signup-failed', () =>
        preparedHash.run(hash, async () =>
          answer(await api.signUpEmail({ body, headers, returnHeaders: true })),
        ),
      );
    },
    signIn: (body, headers) =>
      translate(db, 'auth/login-failed', async () =>
        answer(await api.signInEmail({ body, headers, returnHeaders: true })),
      ),
    signOut: (headers) =>
      translate(db, 'auth/sign-out-failed', async () =>
        answer(await api.signOut({ headers, returnHeaders: true })),
      ),
    readSession: (headers) =>
      translate(db, 'server/failed', async () => {
        const { response, headers: cookies } = await api.getSession({ headers, returnHeaders: true });
        if (!response) return answer({ response: null, headers: cookies });
        const { token: _, ...session } = response.session;
        return answer({ response: { ...response, session }, headers: cookies });
      }),
    async createResetToken(email) {
      const created: ResetToken[] = [];
      const keep = (one: ResetToken) => void created.push(one);
      await translate(db, 'reset/failed', () =>
        resetToken.run(keep, () => api.requestPasswordReset({ body: { email } })),
      );
      const [token] = created;
      return token && (await isOfSomebody(db, token)) ? token : null;
    },
    findResetOwner: (token) =>
      translate(db, 'server/failed', async () => {
        const { internalAdapter } = await $context;
        const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
        return found && found.expiresAt > new Date() ? internalAdapter.findUserById(found.value) : null;
      }),
    async resetPassword(token, newPassword) {
      await translate(db, 'server/failed', () => api.resetPassword({ body: { token, newPassword } }));
    },
    async startPopup(request) {
      if (!popups) throw new AppError('request/not-found');
      return withOpener(refuseErrors(await popups(withPopupQueryOnly(request))));
    },
    async finishPopup(request) {
      if (!popups) throw new AppError('request/not-found');
      return withOpener(await withoutToken(refuseErrors(await popups(request))));
    },
    hashPassword: passwords.hash,
    verifyPassword: (hash, password) => passwords.verify({ hash, password }),
  };
}

/** The library stores a token without a lock: one of a person who left meanwhile goes again. */
async function isOfSomebody(db: Database, { uid }: ResetToken): Promise<boolean> {
  return db.transaction(async (trx) => {
    const isHere = await keepUser(trx, db.engine, uid);
    if (!isHere) await deleteResets(trx, uid);
    return isHere;
  });
}

/** Without the session's token: the cookie carries it, where no script reads it. */
function answer({ response, headers }: { response: unknown; headers: Headers | null | undefined }): Response {
  const cookies = headers?.getSetCookie() ?? [];
  const body =
    typeof response === 'object' && response !== null ? { ...response, token: undefined } : response;
  return Response.json(body, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

/** The library's own error bodies never leave: a page of the popup or a redirect is all that does. */
function refuseErrors(response: Response): Response {
  if (response.status < 400) return response;
  if (response.status === 403) throw new AppError('request/cross-site');
  if (response.status < 500)
    throw new AppError('request/invalid', { problem: 'This sign-in link is not valid.' });
  throw new AppError('auth/login-failed');
}
