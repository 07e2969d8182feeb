import { dailyCredits } from '@slipway/credits';
import { getTool } from '@slipway/tools/list';
import { Blueprint, buttonClass, cx, FigLabel, Waterline } from '@slipway/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../features/auth/index.ts';
import { StartLink } from '../features/auth/start-link.tsx';
import { PlanOffer } from '../features/billing/plan-offer.tsx';
import { Comparison } from '../features/plans/comparison.tsx';
import { DayFigure } from '../features/plans/day-figure.tsx';
import { Questions } from '../features/plans/questions.tsx';

const PlanActions = lazy(() => import('./scopes/plan-actions.tsx'));

function Row(props: {
  readonly label: string;
  readonly title: string;
  readonly id: string;
  /** `--calm`: how tall it is about, until it is laid out. */
  readonly calm: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={props.id} className={cx('calm-section', props.calm)}>
      <div className="container-page grid gap-x-12 gap-y-4 py-12 md:py-16 lg:grid-cols-[7.5rem_minmax(0,1fr)]">
        <FigLabel className="lg:pt-2">{props.label}</FigLabel>
        <div className="grid max-w-[58rem] gap-7">
          <h2 id={props.id} className="text-2xl md:text-3xl">
            {props.title}
          </h2>
          {props.children}
        </div>
      </div>
    </section>
  );
}

export default function PricingPage() {
  const { status } = useAuth();
  const signedIn = status === 'loading' ? null : status === 'signed-in';
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid gap-10 py-10 md:py-16">
          <h1 className="max-w-[44rem] text-3xl md:text-4xl">
            Ten credits a day for nothing. Premium is paid once and never renews.
          </h1>
          <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid content-start gap-5 border-t-2 border-ink pt-5">
              <h2 className="text-lg">Free</h2>
              <p className="flex items-end gap-4">
                <span className="tabular font-display text-[6.5rem] leading-[0.8] font-semibold tracking-tight">
                  {dailyCredits}
                </span>
                <span className="text-lg leading-tight">
                  credits,
                  <br />
                  every day
                </span>
              </p>
              <p className="max-w-[46ch] text-ink-soft">
                A run costs {getTool('score-your-idea').cost} credit, a landing page{' '}
                {getTool('landing-page-generator').cost}. The count goes back to {dailyCredits} at 12:00 AM,
                your local time. No card, no end date.
              </p>
              <p>
                {signedIn ? (
                  <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'lg' })}>
                    Open your dashboard
                  </Link>
                ) : (
                  <StartLink label="Create a free account" />
                )}
              </p>
            </div>
            <div className="grid content-start gap-5 border-t-2 border-tide pt-5">
              <h2 className="text-lg text-tide-text">Premium</h2>
              <PlanOffer
                signedIn={signedIn}
                actions={(plan) => (
                  <Suspense fallback={<span className="h-13" />}>
                    <PlanActions plan={plan} />
                  </Suspense>
                )}
              />
            </div>
          </div>
        </div>
      </Blueprint>
      <Row id="one-day" calm="[--calm:490px] lg:[--calm:345px]" label="One day" title="What ten credits do">
        <DayFigure />
      </Row>
      <Waterline />
      <Row id="compare" calm="[--calm:2060px] lg:[--calm:1520px]" label="Table 1" title="Line by line">
        <Comparison />
      </Row>
      <Waterline />
      <Row
        id="questions"
        calm="[--calm:1030px] lg:[--calm:930px]"
        label="Questions"
        title="Asked before paying"
      >
        <Questions />
      </Row>
    </>
  );
}
