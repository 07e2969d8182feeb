import { formatPrice } from '@slipway/credits';
import './billing.css';
import type { Receipt } from '@slipway/contracts';
import { Button } from '@slipway/ui';
import type { ReactNode } from 'react';
import { describeDate } from '../../lib/times.ts';

const day = (iso: string) => describeDate(Date.parse(iso));

/** One receipt as a printed sheet: title block, figures, notes. */
export function ReceiptSheet({ receipt, email }: { readonly receipt: Receipt; readonly email: string }) {
  const price = formatPrice(receipt.amountMinor, receipt.currency);
  return (
    <article className="receipt-sheet rounded-panel border border-line bg-sheet text-ink">
      <header className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-4">
        <h2 className="text-lg">Receipt</h2>
        <p className="font-mono text-xs break-all text-ink-soft">{receipt.id}</p>
      </header>
      <dl className="text-sm">
        <Row label="For">Slipway Premium, no renewal</Row>
        <Row label="Account">
          <span className="break-all">{email}</span>
        </Row>
        <Row label="Paid on">{day(receipt.paidAt)}</Row>
        <Row label="Period">
          {day(receipt.periodStart)} to {day(receipt.periodEnd)}
        </Row>
        {receipt.status === 'refunded' ? <Row label="State">Refunded</Row> : null}
        {receipt.testMode ? <Row label="Note">TEST MODE: no money moved</Row> : null}
      </dl>
      <p className="tabular flex items-baseline justify-between gap-4 border-t-2 border-ink px-5 py-4">
        <span className="text-sm text-ink-soft">{receipt.status === 'refunded' ? 'Paid back' : 'Paid'}</span>
        <span className="font-display text-2xl font-semibold">{price}</span>
      </p>
      <p className="no-print border-t border-line px-5 py-3">
        <Button size="sm" onClick={(event) => printSheet(event.currentTarget)}>
          Print this receipt
        </Button>
      </p>
    </article>
  );
}

function Row(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="tabular grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line px-5 py-2.5 last:border-0">
      <dt className="text-ink-soft">{props.label}</dt>
      <dd className="font-medium">{props.children}</dd>
    </div>
  );
}

/** Paper shows the one sheet that was asked for: the style sheet hides everything beside it. */
function printSheet(button: HTMLElement): void {
  const sheet = button.closest<HTMLElement>('.receipt-sheet');
  if (!sheet) return;
  sheet.dataset.printing = '';
  window.addEventListener('afterprint', () => delete sheet.dataset.printing, { once: true });
  window.print();
}
