import type { Plan } from '@slipway/contracts';
import { describeDays, formatPrice } from '@slipway/credits';
import { buttonClass } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askPlan } from '../../api/server-offers.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useAnswer } from '../../lib/use-answer.ts';
import { TestMode } from './test-mode.tsx';

interface PlanOfferProps {
  /** Null while it is not known. */
  readonly signedIn: boolean | null;
  /** What somebody who is signed in can do about it. */
  readonly actions: (plan: Plan) => ReactNode;
}

/** Filled in by the server when it loads the built page, so that the price is there without script. */
const marks = import.meta.env.SSR
  ? { price: '__PRICE__', period: '__PERIOD__', trial: '__TRIAL__' }
  : { price: '…', period: '…', trial: '…' };

/** The price before anything is paid, and what this visitor can do about it. */
export function PlanOffer({ signedIn, actions }: PlanOfferProps) {
  const { data, error, isFetching, refetch } = useAnswer(askPlan);
  if (error) return <LoadProblem error={error} busy={isFetching} onRetry={refetch} />;
  const words = data
    ? {
        price: formatPrice(data.amountMinor, data.currency),
        period: describeDays(data.periodDays),
        trial: describeDays(data.trialDays),
      }
    : marks;
  return (
    <div className="grid gap-4">
      <p className="flex items-end gap-4">
        <Filled
          className="tabular font-display text-5xl leading-[0.9] font-semibold tracking-tight"
          text={words.price}
        />
        <span className="text-lg leading-tight">
          once, for
          <br />
          <Filled text={words.period} />
        </span>
      </p>
      <p className="max-w-[42ch] text-ink-soft">
        Runs cost no credits, and every line of the table below is included. You pay once for{' '}
        <Filled text={words.period} />. Nothing renews by itself, so there is nothing to cancel.
      </p>
      {data?.testMode ? <TestMode /> : null}
      {signedIn === null || !data ? (
        <div className="min-h-13">
          <noscript>
            <SignUpFirst trial={words.trial} />
          </noscript>
        </div>
      ) : null}
      {signedIn === true && data ? actions(data) : null}
      {signedIn === false && data ? <SignUpFirst trial={words.trial} /> : null}
    </div>
  );
}

/** What the HTML says is kept until the answer is here: React does not know the words that the server filled in. */
function Filled({ text, className }: { readonly text: string; readonly className?: string }) {
  return (
    <span suppressHydrationWarning className={className}>
      {text}
    </span>
  );
}

function SignUpFirst({ trial }: { readonly trial: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/signup?next=%2Fpricing" className={buttonClass({ tone: 'hull', size: 'lg' })}>
        Sign up to try {trial} free
      </Link>
      <span className="text-sm text-ink-soft">No card for the trial.</span>
    </p>
  );
}
