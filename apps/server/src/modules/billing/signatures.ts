import { createHmac, timingSafeEqual } from 'node:crypto';

/** Orders sign `order_id|payment_id`. The order id is that of our own row, never the one in the body. */
export function signCheckout(secret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');
}

export function isCheckoutSignature(
  secret: string,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): boolean {
  return isSameDigest(signCheckout(secret, orderId, paymentId), signature);
}

/** Over the bytes as they came: parsed and written again, the same JSON may have other bytes. */
export function signWebhook(secret: string, raw: Uint8Array): string {
  return createHmac('sha256', secret).update(raw).digest('hex');
}

export function isWebhookSignature(secret: string, raw: Uint8Array, signature: string): boolean {
  return isSameDigest(signWebhook(secret, raw), signature);
}

/** Two digests of 32 bytes are compared in constant time; anything that is not one is refused before. */
function isSameDigest(expected: string, given: string): boolean {
  if (!/^[\da-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}
