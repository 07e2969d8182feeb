import { openedByPremium } from '@slipway/credits';
import { buttonClass } from '@slipway/ui';
import { Link } from 'react-router';
import { Section } from './section.tsx';

const plans = [
  {
    name: 'Free',
    price: '10 credits a day',
    note: 'Back to 10 at 12:00 AM, your own local time.',
    points: [
      'A run costs 1 credit, a landing page 5',
      'A run that fails is never charged',
      'Editing a result is free',
    ],
    tone: 'border-line-strong',
  },
  {
    name: 'Premium',
    price: 'Unlimited',
    note: 'Paid once for a set time. It never renews by itself.',
    points: ['No credits are counted', ...openedByPremium.map(({ gives }) => gives)],
    tone: 'border-tide',
  },
] as const;

export function PricingSection() {
  return (
    <Section
      id="pricing"
      fig="Fig. 4"
      title="Ten credits a day free, unlimited with Premium"
      lead="The price of a run is on its button."
      className="[--calm:1410px] lg:[--calm:1110px]"
    >
      <div className="grid max-w-[60rem] gap-x-10 gap-y-8 md:grid-cols-2">
        {plans.map((plan) => (
          <div key={plan.name} className={`grid content-start gap-4 border-t-2 pt-5 ${plan.tone}`}>
            <h3 className="text-lg">{plan.name}</h3>
            <p className="font-display text-2xl font-semibold tracking-tight">{plan.price}</p>
            <p className="text-ink-soft">{plan.note}</p>
            <ul className="grid">
              {plan.points.map((point) => (
                <li key={point} className="border-t border-line py-2">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        <Link to="/pricing" className={buttonClass({ tone: 'quiet' })}>
          Compare the plans
        </Link>
      </p>
    </Section>
  );
}
