import { createHash, createHmac } from 'node:crypto';

/** Only this is stored: the table alone opens no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The same for every mail to one subscriber, so that the link in an old mail still works. */
export function unsubscribeToken(secret: string, subscriberId: string): string {
  return createHmac('sha256', secret).update(`newsletter-unsubscribe\n${subscriberId}`).digest('base64url');
}
