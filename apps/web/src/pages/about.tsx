import { Blueprint, FigLabel, Waterline } from '@slipway/ui';
import { Link } from 'react-router';
import { WaySection } from '../features/road/way-section.tsx';

const habits = [
  [
    'One rule, one place',
    'A weight, a limit or a sentence is written down once. Screens, sums and tests read the same line.',
  ],
  ['Numbers come from code', 'Scores and verdicts are pure functions. They read no clock and no network.'],
  [
    'Checked as you use it',
    'Each change is tried in a browser, on SQLite and on PostgreSQL, before it is published.',
  ],
  [
    'Words are weighed too',
    'A label, then one fact. A sentence that would fit any company is deleted, and so is praise.',
  ],
  [
    'Yours to run',
    'The code is open under the MIT licence, needs no key and no account with anybody, and starts with one command.',
  ],
] as const;

export default function AboutPage() {
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid items-center gap-x-14 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="grid gap-5">
            <FigLabel>About the Creator</FigLabel>
            <h1 className="text-3xl md:text-4xl">A tool that may say no, made to be checked.</h1>
            <p className="max-w-[52ch] text-lg text-ink-soft">
              The creator shows the work instead of a portrait: the code is open, every rule can be read, and
              every figure on a sheet opens.
            </p>
          </div>
          <WaySection />
        </div>
      </Blueprint>
      <section
        aria-labelledby="why"
        className="container-page grid gap-x-12 gap-y-4 py-12 md:py-20 lg:grid-cols-[7.5rem_minmax(0,1fr)_16rem]"
      >
        <FigLabel className="lg:pt-2">Why</FigLabel>
        <div className="prose-sheet text-lg">
          <h2 id="why" className="mt-0! text-2xl md:text-3xl">
            Because flattery is expensive
          </h2>
          <p>
            Ask a chat model about a business idea and it finds it promising. You get 78 of 100, a market of
            billions and a plan that would suit any company. Then a year of your life goes into it.
          </p>
          <p>
            From one line Slipway gives a lean and a wide range, no score. It asks who pays, looks up how many
            of them there are, and works out how many you need for a million a year. If your price is higher
            than the loss it prevents, the sheet says Stop, with the sum.
          </p>
          <p>What it does not know, it says. A sheet about a business we have few notes on is short.</p>
        </div>
        <aside className="content-end border-l-2 border-signal pl-5 text-sm text-ink-soft lg:self-end">
          A slipway is the sloping ground on which a ship is built, and from which it slides into the water. A
          hull is checked on paper before it is launched.
        </aside>
      </section>
      <Waterline />
      <section
        aria-labelledby="how"
        className="container-page grid gap-x-12 gap-y-4 py-12 md:py-20 lg:grid-cols-[7.5rem_minmax(0,1fr)]"
      >
        <FigLabel className="lg:pt-2">How</FigLabel>
        <div className="grid max-w-[58rem] gap-7">
          <h2 id="how" className="text-2xl md:text-3xl">
            The engine counts. People choose what to count.
          </h2>
          <dl className="grid border-b border-line-strong">
            {habits.map(([habit, meaning]) => (
              <div
                key={habit}
                className="grid gap-x-8 gap-y-1 border-t border-line-strong py-4 md:grid-cols-[15rem_minmax(0,1fr)]"
              >
                <dt className="font-display text-lg font-semibold">{habit}</dt>
                <dd className="text-ink-soft">{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="max-w-[62ch] text-lg">
            Found a sum that does not add up?{' '}
            <Link to="/contact" className="text-link">
              Write to us
            </Link>
            .
          </p>
        </div>
      </section>
    </>
  );
}
