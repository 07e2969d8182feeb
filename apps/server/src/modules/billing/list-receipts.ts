import type { Receipt } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { listReceiptRows, type ReceiptRow } from './store.ts';

/** Every payment that was taken, newest first, refunded ones included. */
export async function listReceipts(deps: Pick<Deps, 'db'>, uid: string): Promise<Receipt[]> {
  return (await listReceiptRows(deps.db.query, uid)).map(toReceipt);
}

export function toReceipt(row: ReceiptRow): Receipt {
  const iso = (ms: number) => new Date(ms).toISOString();
  // A refund ends the period at that moment; one that had not begun never begins.
  const endsAt = row.ended_at === null ? row.ends_at : Math.min(row.ends_at, row.ended_at);
  return {
    id: row.payment_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    paidAt: iso(row.paid_at),
    periodStart: iso(Math.min(row.starts_at, endsAt)),
    periodEnd: iso(endsAt),
    testMode: row.test_mode === 1,
    status: row.state === 'refunded' ? 'refunded' : 'captured',
  };
}
