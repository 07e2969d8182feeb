import { emulatorEnv, enterEmulator, findAccount } from '../../scripts/hosted/auth-emulator.ts';
import type { Someone } from './people.ts';

/** `npm run test:hosted` runs the same journeys with Firebase's emulators behind the server. */
export const auth = process.env.HOSTED_AUTH ?? null;
export const firestore = process.env.HOSTED_FIRESTORE ?? null;

export const backendEnv: Readonly<Record<string, string>> =
  auth === null
    ? {}
    : { ...emulatorEnv(auth), ...(firestore === null ? {} : { FIRESTORE_EMULATOR_HOST: firestore }) };

/** Where the page may call besides its own server. */
export const providerOrigins: readonly string[] = auth === null ? [] : [`http://${auth}`];

/** Our side of the hosted backend, what starts it, and the provider's client: files that a page gets only in that mode. */
export const providerScripts = auth === null ? 0 : 3;
/** What they may weigh together, in bytes after gzip. */
export const providerBytes = auth === null ? 0 : 52_000;

/** What the page asks first at sign-up. */
export const signUpCall = auth === null ? '/api/auth/sign-up/email' : '/accounts:signUp';

const hostedPath = '/api/auth/hosted-session';
export const signUpPath = auth === null ? '/api/auth/sign-up/email' : hostedPath;
export const signInPath = auth === null ? '/api/auth/sign-in/email' : hostedPath;

/** What our server is then given; null where it keeps the passwords itself. */
export async function signUpAtProvider(person: Someone): Promise<{ readonly idToken: string } | null> {
  return auth === null ? null : { idToken: await enterEmulator(auth, 'signUp', person) };
}

export async function signInAtProvider(person: Someone): Promise<{ readonly idToken: string } | null> {
  return auth === null ? null : { idToken: await enterEmulator(auth, 'signInWithPassword', person) };
}

/** After an account was deleted: the outbox takes it away there too, a moment later. */
export async function isGoneAtProvider({ email }: Someone): Promise<boolean> {
  return auth === null || (await findAccount(auth, email)) === undefined;
}
