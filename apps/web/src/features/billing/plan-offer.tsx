import type { Plan } from '@slipway/contracts';
import { Button, buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { planQuery } from '../../api/billing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { describeDays, describeOffer, formatPrice } from './price.ts';
import { useSubscription } from './subscription-provider.tsx';
import { TestMode } from './test-mode.tsx';
import { useCheckout } from './use-checkout.ts';

/** The price before anything is paid, and what this visitor can do about it. */
export function PlanOffer({ signedIn }: { readonly signedIn: boolean | null }) {
  const plan = useQuery(planQuery);
  if (plan.isError)
    return <LoadProblem error={plan.error} busy={plan.isFetching} onRetry={() => void plan.refetch()} />;
  if (!plan.data)
    return (
      <div className="grid gap-4">
        <Price amount="…" period={<span className="skeleton h-4 w-24" />} />
        <noscript>
          <p className="text-sm text-ink-soft">The price is asked from the server by script.</p>
        </noscript>
        <span className="skeleton h-13 w-64 max-w-full" />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Price
        amount={formatPrice(plan.data.amountMinor, plan.data.currency)}
        period={
          <>
            once, for
            <br />
            {describeDays(plan.data.periodDays)}
          </>
        }
      />
      <p className="max-w-[42ch] text-ink-soft">
        Runs cost no credits, and both downloads in the table below are open. You pay once for{' '}
        {describeDays(plan.data.periodDays)}. Nothing renews by itself, so there is nothing to cancel.
      </p>
      {plan.data.testMode ? <TestMode /> : null}
      {signedIn === null ? <span className="h-13" /> : null}
      {signedIn === true ? <Actions plan={plan.data} /> : null}
      {signedIn === false ? <SignUpFirst plan={plan.data} /> : null}
    </div>
  );
}

function Price(props: { readonly amount: string; readonly period: ReactNode }) {
  return (
    <p className="flex items-end gap-4">
      <span className="tabular font-display text-5xl leading-[0.9] font-semibold tracking-tight">
        {props.amount}
      </span>
      <span className="text-lg leading-tight">{props.period}</span>
    </p>
  );
}

function SignUpFirst({ plan }: { readonly plan: Plan }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/signup?next=%2Fpricing" className={buttonClass({ tone: 'hull', size: 'lg' })}>
        Sign up to try {describeDays(plan.trialDays)} free
      </Link>
      <span className="text-sm text-ink-soft">No card for the trial.</span>
    </p>
  );
}

function Actions({ plan }: { readonly plan: Plan }) {
  const { isPremium, status, periodEndMs, trialAvailable } = useSubscription();
  const { buy, begin, buying, trying } = useCheckout();
  const offersTrial = trialAvailable && !isPremium;
  return (
    <>
      {isPremium && periodEndMs !== null ? (
        <p className="font-medium text-tide-text">
          {status === 'trial' ? 'Your trial runs' : 'You have Premium'} until {describeDate(periodEndMs)}.
        </p>
      ) : null}
      {plan.available ? (
        <p className="flex flex-wrap gap-3">
          <Button tone="signal" size="lg" busy={buying} disabled={trying} onClick={buy}>
            {status === 'active'
              ? `Add ${describeDays(plan.periodDays)} more`
              : `Buy ${describeDays(plan.periodDays)} of Premium`}
          </Button>
          {offersTrial ? (
            <Button size="lg" busy={trying} disabled={buying} onClick={begin}>
              Try {describeDays(plan.trialDays)} free
            </Button>
          ) : null}
        </p>
      ) : (
        <>
          <p className="max-w-[46ch] text-sm text-ink-soft">
            Whoever runs this Slipway has not set up payments, so nothing can be bought here.
          </p>
          {offersTrial ? (
            <p>
              <Button tone="signal" size="lg" busy={trying} onClick={begin}>
                Try {describeDays(plan.trialDays)} free
              </Button>
            </p>
          ) : null}
        </>
      )}
      <p className="max-w-[46ch] text-sm text-ink-soft">
        {plan.available ? `You pay ${describeOffer(plan)}. ` : ''}
        {status === 'active' && plan.available ? 'The new days begin when the present ones end. ' : ''}
        {offersTrial ? 'The trial needs no card, comes once per account, and turns into nothing.' : ''}
      </p>
    </>
  );
}
