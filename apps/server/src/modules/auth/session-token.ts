import { createHash } from 'node:crypto';

export const cookiePrefix = 'slipway';

/** The table holds only this: 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token in the session cookie, as the client sent it. The signature behind its dot is not looked at here:
 * a token that nobody was given is not in the table.
 */
export function findSessionToken(headers: Headers, secure: boolean): string | null {
  return findSessionCookie(headers, secure)?.split('.', 1)[0] || null;
}

/** Token, dot and signature. */
export function findSessionCookie(headers: Headers, secure: boolean): string | null {
  const name = `${cookieName(secure)}=`;
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(name));
  return cookie?.slice(name.length) ?? null;
}

export function forgetSessionCookie(secure: boolean): string {
  return `${cookieName(secure)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function cookieName(secure: boolean): string {
  return `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`;
}
