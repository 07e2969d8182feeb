import { createHmac, timingSafeEqual } from 'node:crypto';

interface Claim {
  readonly uid: string;
  readonly email: string;
}

/** Good for one account with one address, until `expiresAt` (milliseconds). Nothing is stored. */
export function makeConfirmationToken(secret: string, claim: Claim, expiresAt: number): string {
  return `${expiresAt}.${sign(secret, claim, expiresAt).toString('base64url')}`;
}

export function isConfirmationToken(secret: string, claim: Claim, token: string, now: number): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = sign(secret, claim, Number(expires));
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && now < Number(expires);
}

function sign(secret: string, { uid, email }: Claim, expiresAt: number): Buffer {
  return createHmac('sha256', secret).update(`confirm-email\n${uid}\n${email}\n${expiresAt}`).digest();
}
