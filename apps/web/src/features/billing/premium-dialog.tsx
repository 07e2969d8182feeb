import { describeDays, describeOffer, type GatedFeature, openedByPremium } from '@slipway/credits';
import { Button, buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { Link } from 'react-router';
import { planQuery } from '../../api/billing.ts';

/** What each gated feature is called on screen (specification, section 5). */
const names: Record<GatedFeature, string> = {
  download: 'Downloads',
  export: 'Exports',
  'pdf-export': 'PDF export',
  'png-export': 'PNG export',
  'csv-export': 'CSV export',
  'advanced-ai': 'Advanced AI',
  'landing-page-export': 'Landing page export',
};

const lines = ['Runs without counting credits', ...openedByPremium.map(({ gives }) => gives)];

interface PremiumDialogProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly feature: GatedFeature;
  readonly trialAvailable: boolean;
}

/** Explains a refusal: the server said no, this says what would make it a yes. */
export function PremiumDialog({ ref, feature, trialAvailable }: PremiumDialogProps) {
  const titleId = useId();
  const { data: plan } = useQuery(planQuery);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-panel border border-line border-t-3 border-t-tide bg-sheet p-6 text-ink shadow-float sm:p-8"
    >
      <h2 id={titleId} className="text-xl">
        {names[feature]} {names[feature].endsWith('s') ? 'are' : 'is'} part of Premium
      </h2>
      <ul className="mt-4 grid">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-2">
            {line}
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {plan ? `${describeOffer(plan)}. Nothing renews by itself. ` : 'The price is on the pricing page. '}
        {plan && trialAvailable ? `Your ${describeDays(plan.trialDays)} of free trial need no card.` : ''}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>Not now</Button>
        <Link
          to="/pricing"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          className={buttonClass({ tone: 'signal' })}
        >
          {trialAvailable ? 'Try or buy Premium' : 'See Premium'}
        </Link>
      </div>
    </dialog>
  );
}
