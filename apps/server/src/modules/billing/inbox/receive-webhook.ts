import { createHash } from 'node:crypto';
import { AppError } from '@slipway/core';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { isWebhookSignature } from '../signatures.ts';
import { findOwner } from '../store.ts';
import { insertMessage } from './store.ts';

const entityId = z.string().min(1).max(100);
/** Only what says which payment to ask about; everything else is the provider's to tell. */
const message = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({
    payment: z
      .object({ entity: z.object({ id: entityId, order_id: entityId.nullish().catch(null) }) })
      .optional()
      .catch(undefined),
    refund: z
      .object({ entity: z.object({ payment_id: entityId }) })
      .optional()
      .catch(undefined),
  }),
});

/** Signature first, then stored, then answered; what it means is worked out afterwards. */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  raw: Uint8Array,
  signature: string,
): Promise<void> {
  const { payments } = deps.config;
  if (!payments) throw new AppError('request/not-found');
  if (!isWebhookSignature(payments.webhookSecret, raw, signature))
    throw new AppError('payment/bad-signature');
  const body = decode(raw);
  const parsed = message.safeParse(body === null ? null : parseJson(body));
  const paymentId = parsed.data?.payload.payment?.entity.id ?? parsed.data?.payload.refund?.entity.payment_id;
  // Events that name no payment are answered well, or the provider would send them for days.
  if (body === null || !parsed.success || paymentId === undefined) {
    deps.log.info('a webhook names no payment', { event: parsed.data?.event ?? null });
    return;
  }
  const now = deps.clock();
  const orderId = parsed.data.payload.payment?.entity.order_id ?? null;
  await insertMessage(deps.db.query, {
    digest: createHash('sha256').update(raw).digest('hex'),
    user_id: await findOwner(deps.db.query, { orderId, paymentId }),
    event: parsed.data.event,
    payment_id: paymentId,
    body,
    received_at: now,
    attempts: 0,
    next_try_at: now,
  });
}

/** Null for bytes that are not text a column can hold. */
function decode(raw: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
