import { errorMessage } from '@slipway/core';
import { describeOffer } from '@slipway/credits';
import { Button, buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { planQuery } from '../../api/billing.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { useSubscription } from './subscription-provider.tsx';
import { TestMode } from './test-mode.tsx';
import { useCheckout } from './use-checkout.ts';

/** Where a payment that could not be verified ends: what happened, what about the money, what to do. */
export function FailedScreen() {
  const [search] = useSearchParams();
  const unanswered = search.has('unanswered');
  const plan = useQuery(planQuery);
  const { status } = useSubscription();
  const { buy, buying } = useCheckout();
  return (
    <PaymentFrame
      state="held"
      title={unanswered ? 'We could not reach the confirmation' : 'This payment was not accepted'}
    >
      <p role="alert" className="max-w-[56ch] border-l-2 border-red bg-wash px-4 py-3">
        {unanswered
          ? 'The checkout said it was paid, but our server did not answer when we asked it to check.'
          : errorMessage('payment/verification-failed')}{' '}
        {status === 'active' ? '' : 'Premium has not begun.'}
      </p>
      {status === 'active' ? (
        <p className="max-w-[56ch] text-lg">
          This account has Premium all the same.{' '}
          <Link to="/profile#plan" className="text-link">
            See plan and receipts
          </Link>{' '}
          before you pay again.
        </p>
      ) : null}
      <div className="grid max-w-[60ch] gap-2 text-ink-soft">
        <h2 className="text-lg text-ink">What about the money?</h2>
        <p>
          If your bank shows nothing, nothing was taken. If it does, wait a few minutes before paying again:
          we compare our books with the provider's by ourselves, and a payment that arrived turns Premium on
          without you. If an hour later it still has not, write to us with the time and the amount.
        </p>
      </div>
      {plan.data?.testMode ? <TestMode className="max-w-xl" /> : null}
      <p className="flex flex-wrap gap-3">
        {plan.data?.available === false ? null : (
          <Button tone="signal" busy={buying} onClick={buy}>
            Try again
          </Button>
        )}
        <Link to="/contact" className={buttonClass({ tone: 'quiet' })}>
          Get help
        </Link>
        <Link to="/pricing" className={buttonClass({ tone: 'quiet' })}>
          Back to pricing
        </Link>
      </p>
      {plan.data ? <p className="text-sm text-ink-soft">You would pay {describeOffer(plan.data)}.</p> : null}
    </PaymentFrame>
  );
}
