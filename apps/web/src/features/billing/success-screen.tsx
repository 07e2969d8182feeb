import { buttonClass, Spinner } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paymentsQuery, subscriptionQuery } from '../../api/billing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { findWayBack } from '../../lib/way-back.ts';
import { MoneyWords } from './money-words.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { usePayment } from './payment-provider.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

const pollMs = 3000;

/** After a verified payment; also while the provider's confirmation is still on its way. */
export function SuccessScreen({ uid, email }: { readonly uid: string; readonly email: string }) {
  const [search] = useSearchParams();
  const pendingId = search.get('pending');
  const [arrived, setArrived] = useState(pendingId === null);
  const [back] = useState(findWayBack);
  const refetchInterval = arrived ? (false as const) : pollMs;
  const subscription = useQuery({ ...subscriptionQuery(uid), refetchInterval });
  const payments = useQuery({ ...paymentsQuery(uid), refetchInterval });
  const receipt = pendingId === null ? payments.data?.[0] : payments.data?.find(({ id }) => id === pendingId);
  if (!arrived && receipt !== undefined) setArrived(true);

  // The subscription may have been asked about a moment before the receipt was there, and nothing asks again.
  const isLate = pendingId !== null && arrived;
  const { recheck } = usePayment();
  const onLate = useEffectEvent(() => void recheck());
  useEffect(() => {
    if (isLate) onLate();
  }, [isLate]);

  // A receipt stands by itself: the check is asked about only where there is none.
  const missing = payments.data === undefined ? payments : receipt === undefined ? subscription : null;
  if (missing?.error && missing.data === undefined)
    return (
      <PaymentFrame title="Your payment">
        <LoadProblem error={missing.error} busy={missing.isFetching} onRetry={() => void missing.refetch()} />
      </PaymentFrame>
    );
  if (missing !== null && missing.data === undefined)
    return (
      <PaymentFrame title="Your payment">
        <span role="status" aria-label="Loading your receipt" className="skeleton h-64 max-w-xl" />
      </PaymentFrame>
    );
  if (!arrived) return <Pending paymentId={pendingId ?? ''} />;
  if (!receipt && !subscription.data?.isPremium) return <Nothing />;
  const periodEnd = subscription.data?.periodEnd ?? receipt?.periodEnd;
  return (
    <PaymentFrame title="Premium is on" state="afloat">
      <p className="max-w-[56ch] text-lg text-ink-soft">
        Runs cost no credits{periodEnd ? ` until ${describeDate(Date.parse(periodEnd))}` : ''}. The receipt is
        in your mail and in your profile.
      </p>
      <p className="no-print flex flex-wrap gap-3">
        <Link to={back ?? '/dashboard'} className={buttonClass({ tone: 'signal' })}>
          {back === null ? 'Go to work' : 'Back to your run'}
        </Link>
        <Link to="/profile#plan" className={buttonClass({ tone: 'quiet' })}>
          Plan and receipts
        </Link>
      </p>
      {receipt ? (
        <div className="max-w-xl">
          <ReceiptSheet receipt={receipt} email={email} />
        </div>
      ) : null}
      <MoneyWords />
    </PaymentFrame>
  );
}

function Pending({ paymentId }: { readonly paymentId: string }) {
  return (
    <PaymentFrame title="Waiting for the confirmation" state="sliding">
      <p role="status" className="flex max-w-[56ch] items-start gap-4 text-lg text-ink-soft">
        <span className="pt-1">
          <Spinner size={22} label="" />
        </span>
        The payment was taken, and the provider has not confirmed it to us yet. This page asks every few
        seconds and changes by itself. You can close it too: Premium begins as soon as the confirmation
        arrives.
      </p>
      <p className="text-sm text-ink-soft">
        Please do not pay a second time. The number of this payment is{' '}
        <output className="font-mono break-all text-ink">{paymentId}</output>.
      </p>
    </PaymentFrame>
  );
}

function Nothing() {
  return (
    <PaymentFrame title="There is no payment here">
      <p className="max-w-[56ch] text-lg text-ink-soft">
        This account has bought nothing so far. The price is on the pricing page.
      </p>
      <p>
        <Link to="/pricing" className={buttonClass({ tone: 'signal' })}>
          See the price
        </Link>
      </p>
    </PaymentFrame>
  );
}
