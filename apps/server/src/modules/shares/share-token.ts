import { createHash, createHmac } from 'node:crypto';

/**
 * 256 bits made of the link's id and the server's secret: its owner can copy the link again, and the database alone holds no
 * address that opens anything.
 */
export function shareToken(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`share-link\n${id}`).digest('base64url');
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
