import type { Plan } from '@slipway/contracts';
import { describeDays, describeOffer } from '@slipway/credits';
import { Button } from '@slipway/ui';
import { describeDate } from '../../lib/times.ts';
import { useSubscription } from './subscription-provider.tsx';
import { useCheckout } from './use-checkout.ts';

/** Buying and trying, for somebody who is signed in. */
export function PlanActions({ plan }: { readonly plan: Plan }) {
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
        {offersTrial
          ? 'The trial needs no card, comes once per account, and does not turn into a subscription.'
          : ''}
      </p>
    </>
  );
}
