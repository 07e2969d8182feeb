import { isLoopback } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { clearLimit, type Limit, limit, refundLimit } from '../limits/hit-limit.ts';
import { forgetAddresses, isKnownAddress, rememberAddress } from './known-addresses.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Calls from this machine come from tests, scripts, or a proxy that hides who is behind it: one counter for all
 * of them would lock everybody out. The limits per account hold there as everywhere.
 */
const loopbackFactor = 20;

type AttemptDeps = Pick<Deps, 'config' | 'db' | 'clock'>;

function perAddress(ip: string, rule: Omit<Limit, 'key'>): Limit {
  const key = addressKey(ip);
  return { ...rule, key, max: isLoopback(ip) || isLoopback(key) ? rule.max * loopbackFactor : rule.max };
}

/** One account from one address: what somebody tries elsewhere does not count here. */
function perPair(email: string, ip: string, rule: Omit<Limit, 'key'>): Limit {
  return { ...rule, key: `${email}\n${addressKey(ip)}` };
}

/**
 * One account from everywhere, as far as nobody has signed in to it there before. It bounds guessing from many
 * addresses at once, and does not keep the owner out at home.
 */
async function perAccount(
  deps: AttemptDeps,
  { email, ip }: { readonly email: string; readonly ip: string },
  rule: Omit<Limit, 'key'>,
): Promise<Limit | null> {
  return (await isKnownAddress(deps, email, ip)) ? null : { ...rule, key: email };
}

/**
 * Counts before the password is looked at, so that a thousand tries at once are not all the first. A success
 * gives everything back: only failures stay counted.
 */
export async function countSignIn(
  deps: AttemptDeps,
  email: string,
  ip: string,
): Promise<() => Promise<void>> {
  const rule = { windowMs: 15 * minuteMs, code: 'auth/too-many-requests' } as const;
  const pair = perPair(email, ip, { ...rule, name: 'sign-in-pair', max: 10 });
  const address = perAddress(ip, { ...rule, name: 'sign-in-address', max: 50 });
  const wide = { ...rule, name: 'sign-in-account', max: 200, windowMs: hourMs };
  const account = await perAccount(deps, { email, ip }, wide);
  await limit(deps, pair);
  await limit(deps, address);
  if (account) await limit(deps, account);
  return async () => {
    await clearLimit(deps, pair);
    await refundLimit(deps, address);
    if (account) await refundLimit(deps, account);
    await rememberAddress(deps, email, ip);
  };
}

/** The password asked for again inside a session: a borrowed one is no place to guess it from. */
export async function countPasswordCheck(deps: AttemptDeps, sessionId: string): Promise<() => Promise<void>> {
  const code = 'auth/too-many-requests';
  const session = { name: 'password-check', key: sessionId, max: 10, windowMs: 15 * minuteMs, code } as const;
  await limit(deps, session);
  return () => clearLimit(deps, session);
}

export async function countSignUp(deps: AttemptDeps, ip: string): Promise<void> {
  await limit(deps, perAddress(ip, { name: 'sign-up-address', max: 20, windowMs: hourMs }));
}

/** Passwords are guessed at the provider, which counts there; this bounds the work of looking at tokens. */
export async function countTokenSignIn(deps: AttemptDeps, ip: string): Promise<void> {
  const code = 'auth/too-many-requests';
  await limit(deps, perAddress(ip, { name: 'token-address', max: 200, windowMs: 15 * minuteMs, code }));
}

export async function countReset(deps: AttemptDeps, email: string, ip: string): Promise<void> {
  const rule = { windowMs: hourMs, code: 'reset/too-many-requests' } as const;
  await limit(deps, perPair(email, ip, { ...rule, name: 'reset-pair', max: 3 }));
  await limit(deps, perAddress(ip, { ...rule, name: 'reset-address', max: 10 }));
  const account = await perAccount(deps, { email, ip }, { ...rule, name: 'reset-account', max: 20 });
  if (account) await limit(deps, account);
}

/** Whoever has just proved that the mailbox is theirs may sign in from where they did, and is known nowhere else. */
export async function forgiveAfterReset(deps: AttemptDeps, email: string, ip: string): Promise<void> {
  await clearLimit(deps, perPair(email, ip, { name: 'sign-in-pair', max: 0, windowMs: 0 }));
  await forgetAddresses(deps, email);
  await rememberAddress(deps, email, ip);
}

/** Guessing at tokens: 256 bits make it hopeless, and this makes it quiet. */
export async function countResetUse(deps: AttemptDeps, ip: string): Promise<void> {
  const code = 'reset/too-many-requests';
  await limit(deps, perAddress(ip, { name: 'reset-use-address', max: 30, windowMs: hourMs, code }));
}
