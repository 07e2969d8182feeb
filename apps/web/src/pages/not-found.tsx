import { Blueprint, buttonClass, FigLabel } from '@slipway/ui';
import { Link } from 'react-router';

export default function NotFound() {
  return (
    <Blueprint>
      <section className="container-page grid min-h-[70vh] content-center gap-8 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:items-center">
        <div className="grid gap-4">
          <FigLabel>Fig. 404</FigLabel>
          <h1 className="text-3xl md:text-4xl">There is no page at this address.</h1>
          <p className="max-w-[52ch] text-ink-soft">
            Check it for a typing error, or start again from the home page. Your projects are untouched.
          </p>
          <p className="flex flex-wrap gap-3 pt-2">
            <Link to="/" className={buttonClass({ tone: 'signal' })}>
              Back to the start
            </Link>
            <Link to="/contact" className={buttonClass({ tone: 'quiet' })}>
              Report a broken link
            </Link>
          </p>
        </div>
        <svg
          viewBox="0 0 520 240"
          fill="none"
          aria-hidden="true"
          className="w-full text-line-strong"
          strokeLinejoin="round"
        >
          <path
            d="M40 62c130 34 300 32 452-10l-52 78c-19 29-45 46-80 46H152c-46 0-80-21-96-56Z"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="7 6"
          />
          <path d="M20 206 500 226" stroke="var(--signal)" strokeWidth="2" />
          <path d="M40 42h440M40 36v12M480 36v12" stroke="currentColor" />
          <path d="M260 62v134M150 66v124M370 66v124" stroke="currentColor" strokeDasharray="2 5" />
          <text x="260" y="32" textAnchor="middle" fill="var(--ink-soft)" className="font-mono text-sm">
            length not found
          </text>
        </svg>
      </section>
    </Blueprint>
  );
}
