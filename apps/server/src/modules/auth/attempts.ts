import { isLoopback } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { clearLimit, type Limit, limit, refundLimit } from '../limits/hit-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Calls from this machine come from tests, scripts, or a proxy that hides who is behind it: one counter for all
 * of them would lock everybody out. The limit per account holds there as everywhere.
 */
const loopbackFactor = 20;

type AttemptDeps = Pick<Deps, 'db' | 'clock'>;

function perAddress(ip: string, rule: Omit<Limit, 'key'>): Limit {
  const key = addressKey(ip);
  return { ...rule, key, max: isLoopback(ip) || isLoopback(key) ? rule.max * loopbackFactor : rule.max };
}

/**
 * Counts before the password is looked at, so that a thousand tries at once are not all the first. A success
 * gives both back: only failures stay counted.
 */
export async function countSignIn(
  deps: AttemptDeps,
  email: string,
  ip: string,
): Promise<() => Promise<void>> {
  const code = 'auth/too-many-requests';
  const account = { name: 'sign-in-account', key: email, max: 10, windowMs: 15 * minuteMs, code } as const;
  const address = perAddress(ip, { name: 'sign-in-address', max: 50, windowMs: 15 * minuteMs, code });
  await limit(deps, account);
  await limit(deps, address);
  return async () => {
    await clearLimit(deps, account);
    await refundLimit(deps, address);
  };
}

export async function countSignUp(deps: AttemptDeps, ip: string): Promise<void> {
  await limit(deps, perAddress(ip, { name: 'sign-up-address', max: 20, windowMs: hourMs }));
}

export async function countReset(deps: AttemptDeps, email: string, ip: string): Promise<void> {
  const code = 'reset/too-many-requests';
  await limit(deps, { name: 'reset-account', key: email, max: 3, windowMs: hourMs, code });
  await limit(deps, perAddress(ip, { name: 'reset-address', max: 10, windowMs: hourMs, code }));
}

/** Guessing at tokens: 256 bits make it hopeless, and this makes it quiet. */
export async function countResetUse(deps: AttemptDeps, ip: string): Promise<void> {
  const code = 'reset/too-many-requests';
  await limit(deps, perAddress(ip, { name: 'reset-use-address', max: 30, windowMs: hourMs, code }));
}
