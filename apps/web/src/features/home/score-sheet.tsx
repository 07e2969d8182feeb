import type { FirstRead } from '@slipway/tools/score-your-idea/first-read';
import { Panel } from '@slipway/ui';
import { DimensionRows } from './dimension-rows.tsx';
import { SlipGauge } from './slip-gauge.tsx';

/** What the range means, in one sentence with the figures in it. */
function reason(read: FirstRead): string {
  if (read.verdict === 'too-short')
    return 'Too little to judge. Say who has the problem, what it costs them and what they do about it today.';
  const open = read.missing.length;
  if (open === 0) return `${read.evidence.why} All ten questions have an answer.`;
  const widens = `${open} of ten questions ${open === 1 ? 'is' : 'are'} still open, and each one widens the range.`;
  return `${read.evidence.why} ${widens}`;
}

/** The result as a printed sheet: figure, rows, note, title block. */
export function ScoreSheet({ read, title }: { readonly read: FirstRead; readonly title: string }) {
  return (
    <Panel className="grid min-w-0 overflow-hidden">
      <div className="grid gap-1 px-4 pt-4 sm:px-6 sm:pt-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-lg font-semibold">{title}</span>
          <output className="font-display text-3xl font-semibold tracking-tight" aria-live="polite">
            {read.low}–{read.high}
            <span className="text-base font-normal text-ink-soft"> of 100</span>
          </output>
        </p>
        <SlipGauge low={read.low} high={read.high} ceiling={read.evidence.ceiling * 10} />
        <p className="pb-3 text-sm">{reason(read)}</p>
      </div>
      <div className="px-4 sm:px-6">
        <DimensionRows dimensions={read.dimensions} />
      </div>
      <dl className="tabular mt-3 grid grid-cols-2 border-t border-line font-mono text-xs text-ink-soft sm:grid-cols-4">
        {[
          ['Computed by', 'the engine'],
          ['Worded by', 'the engine'],
          ['Where', 'this browser'],
          ['Cost', '0 credits'],
        ].map(([name, value]) => (
          <div
            key={name}
            className="border-line px-4 py-2.5 not-first:border-l max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t sm:px-6"
          >
            <dt>{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
