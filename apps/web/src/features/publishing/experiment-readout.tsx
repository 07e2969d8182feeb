import { Link } from 'react-router';
import type { Experiment } from '../../api/publishing.ts';
import { describeDay } from '../../lib/times.ts';
import { count, percent } from './say-results.ts';

interface ExperimentReadoutProps {
  readonly experiment: Experiment;
  readonly projectId: string;
  readonly nameOf: (pageId: string) => string;
}

export function ExperimentReadout({ experiment, projectId, nameOf }: ExperimentReadoutProps) {
  const { hypothesis, readouts, verdict, chanceOfB } = experiment;
  const isRunning = verdict.state === 'running';
  const seen = readouts.reduce((sum, { visitors }) => sum + visitors, 0);
  const joined = readouts.reduce((sum, { signups }) => sum + signups, 0);
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] text-lg font-medium">{verdict.sentence}</p>
      <p className="max-w-[70ch]">
        <span className="text-ink-soft">Hypothesis: </span>
        {hypothesis}
      </p>
      <p className="max-w-[70ch] text-sm text-ink-soft">{sayPlan(experiment)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label="What was counted" tabIndex={0} className="overflow-x-auto">
        <table className="tabular w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              <th className="py-2 pr-4 font-medium">Page</th>
              <th className="py-2 pr-4 font-medium">Visitors</th>
              <th className="py-2 pr-4 font-medium">Signed up</th>
              <th className="py-2 pr-4 font-medium">Share</th>
              <th className="py-2 font-medium">95 % range</th>
            </tr>
          </thead>
          <tbody>
            {readouts.map(({ variant, pageId, visitors, signups, rate, low, high }) => (
              <tr key={variant} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium wrap-anywhere">
                  {variant.toUpperCase()}: {nameOf(pageId)}
                </th>
                <td className="py-2 pr-4">
                  {visitors} of {experiment.sample}
                </td>
                <td className="py-2 pr-4">{signups}</td>
                <td className="py-2 pr-4">{rate === null ? '–' : percent(rate)}</td>
                <td className="py-2">{rate === null ? '–' : `${percent(low)} to ${percent(high)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-[70ch] text-sm text-ink-soft">
        Chance that B is the better page so far: {percent(chanceOfB)}. The ranges are Wilson intervals; the
        chance compares two Beta distributions that begin even.{' '}
        {isRunning ? 'Both move until the end: that is why no winner is named before.' : ''}
      </p>
      {verdict.state === 'decided' || verdict.state === 'too-few' ? (
        <p className="max-w-[70ch] border-l-2 border-tide pl-4">
          Written into the project as evidence: {joined} of {count(seen, 'visitor')} signed up. The idea’s
          score was counted again with it, free.{' '}
          <Link to={`/project/${encodeURIComponent(projectId)}#experiments`} className="text-link">
            See it in the project
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** What was fixed at the start. */
function sayPlan({ sample, threshold, certainty, startedAt, stopAt, endedAt }: Experiment): string {
  const last = new Date(Date.parse(stopAt) - 1).toISOString().slice(0, 10);
  const fixed = `Fixed on ${describeDay(startedAt.slice(0, 10))}: ${count(sample, 'visitor')} for each page, ${percent(threshold)} must sign up, a winner needs ${percent(certainty)}, last day ${describeDay(last)}.`;
  return endedAt === null ? fixed : `${fixed} Ended on ${describeDay(endedAt.slice(0, 10))}.`;
}
