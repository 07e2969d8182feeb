import { createHmac, hkdfSync } from 'node:crypto';
import { normaliseEmail } from '@slipway/core';

/** Keyed, so that the table alone answers no guess at an address. A new AUTH_SECRET forgets everybody. */
export function hashMailbox(authSecret: string, email: string): string {
  const key = hkdfSync('sha256', authSecret, '', 'slipway departed mailbox', 32);
  return createHmac('sha256', new Uint8Array(key)).update(mailboxOf(email)).digest('base64url');
}

/** `ann+new@x.com` is read where `ann@x.com` is, and Gmail reads no dots. */
export function mailboxOf(email: string): string {
  // Full-width letters in a domain lead to the same server.
  const address = normaliseEmail(email.normalize('NFKC'));
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}
