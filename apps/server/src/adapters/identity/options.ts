import { passwordMaxLength, passwordMinLength } from '@slipway/core';
import type { BetterAuthOptions } from 'better-auth';
import { type Config, isLoopback } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { addressHeader } from '../../modules/auth/identity.ts';
import { cookiePrefix } from '../../modules/auth/session-token.ts';
import { sessionHooks } from './session-hooks.ts';
import { accountTable, sessionTable, userTable, verificationTable } from './tables.ts';

const daySeconds = 24 * 60 * 60;

const ownSession = { expiresIn: 30 * daySeconds, updateAge: daySeconds };
/** Never longer by being used: the browser brings a new token, which the provider refuses to who was locked out there. */
const hostedSession = { expiresIn: daySeconds / 2, disableSessionRefresh: true };

export type IdentityDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'log'>;

type EmailAndPassword = NonNullable<BetterAuthOptions['emailAndPassword']>;
type PasswordOptions = Required<Pick<EmailAndPassword, 'password' | 'sendResetPassword' | 'onPasswordReset'>>;

export function libraryOptions(deps: IdentityDeps, passwords: PasswordOptions): BetterAuthOptions {
  const { config, db, ids, log } = deps;
  return {
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    trustedOrigins: trustedOrigins(config),
    // "sqlite" on both engines: dates as text and booleans as 0 or 1, so one schema serves both.
    database: { db: db.query, type: 'sqlite', transaction: true },
    user: userTable,
    session: { ...sessionTable, ...(config.hosted ? hostedSession : ownSession) },
    account: {
      ...accountTable,
      accountLinking: { enabled: false },
      updateAccountOnSignIn: false,
    },
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    databaseHooks: sessionHooks(deps),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      // Signing in at once would tell a new email from a used one.
      autoSignIn: config.authErrors === 'specific',
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      ...passwords,
    },
    // Ours count in the database, per account and per address (modules/auth/attempts.ts).
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${config.publicUrl}/login` },
    advanced: {
      cookiePrefix,
      useSecureCookies: config.secureCookies,
      // http/guard.ts stands in front of every unsafe request.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => ids.next() },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.warn('sign-in library', { problem: message, details: details.map(String) }),
    },
  };
}

/** On a laptop the same server is opened by name and by number. */
function trustedOrigins(config: Pick<Config, 'publicUrl'>): string[] {
  const { protocol, hostname, port } = new URL(config.publicUrl);
  if (!isLoopback(hostname)) return [config.publicUrl];
  const suffix = port === '' ? '' : `:${port}`;
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${suffix}`);
}
