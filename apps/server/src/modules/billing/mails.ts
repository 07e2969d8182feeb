import type { Receipt } from '@slipway/contracts';
import type { Mail } from '../../deps.ts';

interface ReceiptMail {
  readonly to: string;
  readonly receipt: Receipt;
  readonly publicUrl: string;
}

export function receiptMail({ to, receipt, publicUrl }: ReceiptMail): Mail {
  return {
    to,
    subject: 'Your receipt for Slipway Premium',
    text: [
      'Hello,',
      receipt.testMode
        ? 'Thank you. This payment was made in TEST MODE: no money has moved.'
        : 'Thank you, your payment has arrived.',
      [
        `Amount: ${moneyText(receipt.amountMinor, receipt.currency)}`,
        `Paid on: ${dateText(receipt.paidAt)}`,
        `Premium from ${dateText(receipt.periodStart)} until ${dateText(receipt.periodEnd)}`,
        `Payment number: ${receipt.id}`,
      ].join('\n'),
      'Nothing renews by itself. We keep no card, and we will not charge you again. When the period ends your account goes back to the free plan with everything in it; to go on, you pay once more, and the new period follows the old one without losing a day.',
      `To ask for a refund, write to us at ${publicUrl}/contact with the payment number. A refund ends Premium for the rest of its period.`,
    ].join('\n\n'),
    action: { label: 'See your plan and receipts', url: `${publicUrl}/profile` },
  };
}

/** A currency's smallest unit is a hundredth of INR, the whole of JPY, a thousandth of KWD. */
function moneyText(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

/** Days of the world's clock: the mail does not know where it is read. */
function dateText(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} (UTC)`;
}
