import { Blueprint, FigLabel } from '@slipway/ui';
import { Link } from 'react-router';
import { Operator } from '../features/legal/operator.tsx';

const papers = [
  {
    to: '/terms',
    title: 'Terms of Service',
    says: 'What you may expect of Slipway, what it expects of you, how credits work, and what a result is not.',
  },
  {
    to: '/privacy',
    title: 'Privacy Policy',
    says: 'Every kind of data that is stored, why and for how long, and how to take it away without asking.',
  },
  {
    to: '/cookies',
    title: 'Cookie Policy',
    says: 'The cookies, listed by name, when you are asked, and what stays in your own browser.',
  },
] as const;

export default function LegalIndexPage() {
  return (
    <Blueprint>
      <div className="container-page grid gap-x-8 gap-y-4 py-10 md:py-16 lg:grid-cols-[7.5rem_minmax(0,1fr)]">
        <FigLabel className="lg:pt-4">Sheet L</FigLabel>
        <div className="grid gap-10">
          <header className="grid max-w-[40rem] gap-4">
            <h1 className="text-3xl md:text-4xl">Terms, privacy and cookies</h1>
            <p className="text-lg text-ink-soft">
              Each begins with its short form. They apply to this copy of Slipway, whose operator is{' '}
              <Operator />.
            </p>
          </header>
          <ul className="grid max-w-[52rem] border-b border-line-strong bg-paper">
            {papers.map(({ to, title, says }, index) => (
              <li
                key={to}
                className="grid gap-x-6 gap-y-1 border-t border-line-strong py-6 md:grid-cols-[3rem_15rem_minmax(0,1fr)]"
              >
                <span className="tabular fig-label md:pt-1.5">{`L${index + 1}`}</span>
                <h2 className="text-xl">
                  <Link to={to} className="text-link">
                    {title}
                  </Link>
                </h2>
                <p className="text-ink-soft">{says}</p>
              </li>
            ))}
          </ul>
          <p className="tabular text-sm text-ink-soft">
            All three in force from <time dateTime="2026-11-18">November 18, 2026</time>. The software itself
            is published under the MIT licence.
          </p>
        </div>
      </div>
    </Blueprint>
  );
}
