import type { Receipt } from '@slipway/contracts';
import { formatPrice } from '@slipway/credits';
import { buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paymentsQuery } from '../../api/billing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { MoneyWords } from './money-words.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { type Subscription, useSubscription } from './subscription-provider.tsx';

interface PlanPartProps {
  readonly uid: string;
  readonly email: string;
  readonly onSessionLost: () => void;
}

/** The profile's part about plan, trial, period and receipts. */
export function PlanPart({ uid, email, onSessionLost }: PlanPartProps) {
  const subscription = useSubscription();
  const payments = useQuery(paymentsQuery(uid));
  useSessionLost(payments.error, onSessionLost);
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#plan') place.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <div ref={place} className="grid max-w-xl gap-7">
      <PlanLine subscription={subscription} />
      <MoneyWords />
      <section aria-labelledby="receipts" className="grid gap-3">
        <h3 id="receipts" className="font-sans text-base font-medium tracking-normal">
          Receipts
        </h3>
        {payments.isError ? (
          <LoadProblem
            error={payments.error}
            busy={payments.isFetching}
            onRetry={() => void payments.refetch()}
          />
        ) : payments.data ? (
          <Receipts receipts={payments.data} email={email} />
        ) : (
          <span role="status" aria-label="Loading your receipts" className="skeleton h-12" />
        )}
      </section>
    </div>
  );
}

function PlanLine({ subscription }: { readonly subscription: Subscription }) {
  const { status, isPremium, periodEndMs, trialAvailable } = subscription;
  if (status === 'loading')
    return <span role="status" aria-label="Loading your plan" className="skeleton min-h-20" />;
  const name = status === 'active' ? 'Premium' : status === 'trial' ? 'Premium, on trial' : 'Free';
  return (
    <div
      className={`flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-3 bg-wash px-4 py-3 ${isPremium ? 'border-tide' : 'border-line-strong'}`}
    >
      <div>
        <p className={`font-display text-lg font-semibold ${isPremium ? 'text-tide-text' : ''}`}>{name}</p>
        <p className="tabular text-sm text-ink-soft">
          {isPremium && periodEndMs !== null
            ? `Until ${describeDate(periodEndMs)}. Runs cost no credits.`
            : 'Ten credits every day.'}
          {trialAvailable && !isPremium ? ' Your free trial is still unused.' : ''}
        </p>
      </div>
      <Link to="/pricing" className={buttonClass({ tone: 'quiet' })}>
        {status === 'active' ? 'Add more days' : trialAvailable ? 'Try or buy Premium' : 'Buy Premium'}
      </Link>
    </div>
  );
}

function Receipts(props: { readonly receipts: readonly Receipt[]; readonly email: string }) {
  if (props.receipts.length === 0)
    return <p className="min-h-12 text-sm text-ink-soft">None: this account has paid nothing yet.</p>;
  return (
    <ul>
      {props.receipts.map((receipt) => (
        <li key={receipt.id} className="border-b border-line">
          <details className="group">
            <summary className="tabular flex min-h-12 flex-wrap items-center justify-between gap-x-4 hover:text-signal-text">
              <span>
                {describeDate(Date.parse(receipt.paidAt))}
                {receipt.testMode ? (
                  <span className="ml-2 font-mono text-xs text-ink-soft">TEST MODE</span>
                ) : null}
                {receipt.status === 'refunded' ? (
                  <span className="ml-2 text-sm text-ink-soft">refunded</span>
                ) : null}
              </span>
              <span className="font-medium">{formatPrice(receipt.amountMinor, receipt.currency)}</span>
            </summary>
            <div className="pb-5">
              <ReceiptSheet receipt={receipt} email={props.email} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
