import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCheckoutSignature, isWebhookSignature, signCheckout, signWebhook } from './signatures.ts';

const secret = 'a secret';

test('orders sign the order, a bar and the payment', () => {
  const expected = createHmac('sha256', secret).update('order_1|pay_1').digest('hex');
  expect(signCheckout(secret, 'order_1', 'pay_1')).toBe(expected);
  const parts = { orderId: 'order_1', paymentId: 'pay_1', signature: expected };
  expect(isCheckoutSignature(secret, parts)).toBe(true);
  expect(isCheckoutSignature(secret, { ...parts, orderId: 'order_2' })).toBe(false);
  expect(isCheckoutSignature(secret, { ...parts, orderId: 'pay_1', paymentId: 'order_1' })).toBe(false);
  expect(isCheckoutSignature('another secret', parts)).toBe(false);
});

test('every byte of a message counts, and every character of its signature', () => {
  const raw = Buffer.from('{"event":"payment.captured", "amount":49900,\n"note":"₹"}');
  const signature = signWebhook(secret, raw);
  expect(isWebhookSignature(secret, raw, signature)).toBe(true);
  for (let place = 0; place < raw.length; place += 1)
    for (const bit of [1, 32, 128]) {
      const tampered = Buffer.from(raw);
      tampered[place] = (tampered[place] ?? 0) ^ bit;
      expect(isWebhookSignature(secret, tampered, signature), `byte ${place}`).toBe(false);
    }
  for (let place = 0; place < signature.length; place += 1) {
    const other = signature[place] === '0' ? '1' : '0';
    const tampered = signature.slice(0, place) + other + signature.slice(place + 1);
    expect(isWebhookSignature(secret, raw, tampered), `character ${place}`).toBe(false);
  }
  // The same JSON, written again: other bytes, another message.
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.toString())));
  expect(isWebhookSignature(secret, rewritten, signature)).toBe(false);
});

test('what is not a digest is refused without a fault', () => {
  const raw = Buffer.from('{}');
  const signature = signWebhook(secret, raw);
  for (const bad of [
    '',
    'x',
    signature.toUpperCase(),
    ` ${signature}`,
    `${signature}00`,
    signature.slice(2),
    '\0'.repeat(64),
    'é'.repeat(64),
  ])
    expect(isWebhookSignature(secret, raw, bad), JSON.stringify(bad)).toBe(false);
});
