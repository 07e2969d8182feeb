import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import { addressKey } from '../limits/address-key.ts';
import { findSessionCookie } from './session-token.ts';

/** Longer than any cookie we sign. */
const cookieMaxLength = 300;

/**
 * Who takes a turn, found without the database: the session if we signed its cookie, else the address. A made-up cookie
 * makes nobody a new person.
 */
export function callerKey(
  config: Pick<Config, 'authSecret' | 'secureCookies'>,
  headers: Headers,
  ip: string,
): string {
  const cookie = findSessionCookie(headers, config.secureCookies);
  const token =
    cookie === null || cookie.length > cookieMaxLength ? null : findSigned(cookie, config.authSecret);
  return token === null ? `address ${addressKey(ip)}` : `session ${token}`;
}

function findSigned(cookie: string, secret: string): string | null {
  const dot = cookie.indexOf('.');
  const token = cookie.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest('base64');
  return dot > 0 && cookie.slice(dot + 1) === encodeURIComponent(expected) ? token : null;
}
