import { dailyCredits, trialDays } from '@slipway/credits';

const questions = [
  [
    'Does Premium renew by itself?',
    `No. A payment buys one period, and no card is kept. When the period ends, the account goes back to ${dailyCredits} credits a day. Paying again before the end adds the new days after the present ones.`,
  ],
  [
    'How do I cancel, and can I have my money back?',
    'There is nothing to cancel. For a refund, write to us through the contact page with the number on your receipt: the money goes back the way it came, and the rest of the period ends with it.',
  ],
  [
    'What is the trial?',
    `All of Premium for ${trialDays} days, once per account, without a card. When it ends, the account goes back to ${dailyCredits} credits a day: no bill, no reminder to pay.`,
  ],
  [
    'Who sets the price?',
    'Whoever runs this Slipway. It is at the top of this page and again in the checkout, before anything is paid.',
  ],
  [
    'Do unused credits add up?',
    `No. At midnight the count is set back to ${dailyCredits}, whether you used none or all.`,
  ],
  [
    'Whose midnight?',
    'Yours. The reset follows the local time of your own device: 12:00 AM in Nairobi is not 12:00 AM in Lima.',
  ],
  [
    'Can I run it myself?',
    'Yes. Slipway is published under the MIT licence and starts with one command on a laptop. Then you are the operator and set the price.',
  ],
] as const;

export function Questions() {
  return (
    <div className="grid border-b border-line-strong">
      {questions.map(([question, answer], index) => (
        <details key={question} open={index === 0} className="group border-t border-line-strong">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-display text-lg font-semibold hover:text-signal-text">
            {question}
            <svg
              aria-hidden="true"
              width="18"
              height="18"
              viewBox="0 0 18 18"
              className="shrink-0 stroke-current"
              fill="none"
            >
              <path d="M2 9h14" />
              <path d="M9 2v14" className="group-open:opacity-0" />
            </svg>
          </summary>
          <p className="max-w-[62ch] pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
