import { randomBytes } from 'node:crypto';
import type { Clock, Ids } from '../deps.ts';

/** Nine base-36 digits hold milliseconds until the year 5188. */
const timeDigits = 9;

export function makeIds(clock: Clock): Ids {
  return {
    next: () => clock().toString(36).padStart(timeDigits, '0') + randomBytes(10).toString('hex'),
    secret: () => randomBytes(32).toString('base64url'),
  };
}
