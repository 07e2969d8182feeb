import type { Plan } from '@slipway/contracts';
import { buttonClass } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askPlan } from '../../api/server-offers.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import { describeDays, formatPrice } from './price.ts';
import { TestMode } from './test-mode.tsx';

interface PlanOfferProps {
  /** Null while it is not known. */
  readonly signedIn: boolean | null;
  /** What somebody who is signed in can do about it. */
  readonly actions: (plan: Plan) => ReactNode;
}

/** The price before anything is paid, and what this visitor can do about it. */
export function PlanOffer({ signedIn, actions }: PlanOfferProps) {
  const plan = useAnswer(askPlan);
  if (plan.error) return <LoadProblem error={plan.error} busy={plan.isFetching} onRetry={plan.refetch} />;
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
        Runs cost no credits, and every line of the table below is included. You pay once for{' '}
        {describeDays(plan.data.periodDays)}. Nothing renews by itself, so there is nothing to cancel.
      </p>
      {plan.data.testMode ? <TestMode /> : null}
      {signedIn === null ? <span className="h-13" /> : null}
      {signedIn === true ? actions(plan.data) : null}
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
