import { createHash } from 'node:crypto';
import { AppError } from '@slipway/core';
import { z } from 'zod';
import { keepUser } from '../../../db/keep-user.ts';
import type { Deps } from '../../../deps.ts';
import { isWebhookSignature } from '../signatures.ts';
import { findOwner } from '../store.ts';
import { insertMessage } from './store.ts';

/** What no column can hold is no id of anybody's. */
const entityId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !id.includes('\0') && id.isWellFormed());
/** Only what says which payment to ask about; everything else is the provider's to tell. */
const message = z.object({
  /** Kept for whoever looks into the table; a strange one must not cost the payment it speaks of. */
  event: z.string().catch('').transform(storable),
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
  const { event } = parsed.data;
  await deps.db.transaction(async (trx) => {
    const owner = await findOwner(trx, { orderId, paymentId });
    // The owner may be leaving right now; the payment is settled all the same.
    const isHere = owner !== null && (await keepUser(trx, deps.db.engine, owner));
    await insertMessage(trx, {
      digest: createHash('sha256').update(raw).digest('hex'),
      user_id: isHere ? owner : null,
      event,
      payment_id: paymentId,
      body,
      received_at: now,
      attempts: 0,
      next_try_at: now,
    });
  });
}

function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, 100).toWellFormed();
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
