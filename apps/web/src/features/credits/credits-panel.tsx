import { AppError } from '@slipway/core';
import { badgeOf, dailyCredits, untilResetText } from '@slipway/credits';
import { Button, buttonClass, FigLabel } from '@slipway/ui';
import { Link } from 'react-router';
import type { CreditRecord } from '../../api/credits.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { Costs } from './costs.tsx';
import { Gauge } from './gauge.tsx';
import { History } from './history.tsx';
import type { Credits } from './use-credits.ts';

export interface PanelExtras {
  /** End of premium in milliseconds, where there is one. */
  readonly premiumUntilMs: number | null;
  /** Saves the history as a file; the server decides whether this person may. */
  readonly onDownload: (history: NonNullable<Credits['history']>) => void;
}

export function CreditsPanel(props: PanelExtras & { readonly credits: Credits }) {
  const { record, history, nowMs, refresh } = props.credits;
  if (!record)
    return (
      <div className="p-5">
        <LoadProblem error={new AppError('credits/load-failed')} busy={false} onRetry={refresh} />
      </div>
    );
  return (
    <>
      <header className="grid gap-3 border-b border-line p-5">
        <FigLabel>Credits</FigLabel>
        {record.unlimited ? (
          <Unlimited untilMs={props.premiumUntilMs} />
        ) : (
          <Counted record={record} nowMs={nowMs} />
        )}
      </header>
      <Costs counted={!record.unlimited} />
      <section aria-labelledby="credit-history" className="p-5 pt-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="credit-history" className="text-base">
            History
          </h2>
          {history && history.length > 0 ? (
            <Button size="sm" onClick={() => props.onDownload(history)}>
              Save as CSV
            </Button>
          ) : null}
        </div>
        <History history={history} />
      </section>
    </>
  );
}

function Unlimited({ untilMs }: { readonly untilMs: number | null }) {
  return (
    <>
      <p className="font-display text-2xl font-semibold text-tide-text">Unlimited</p>
      <p className="text-sm text-ink-soft">
        Premium counts no credits{untilMs === null ? '' : ` until ${describeDate(untilMs)}`}. It does not
        renew by itself.{' '}
        <Link to="/profile#plan" className="text-link">
          Your plan
        </Link>
      </p>
    </>
  );
}

function Counted({ record, nowMs }: { readonly record: CreditRecord; readonly nowMs: number }) {
  const { level } = badgeOf({ status: 'ready', credits: record.credits, unlimited: false });
  const nextResetMs = Date.parse(record.nextReset);
  return (
    <>
      <p className="flex items-end gap-4">
        <span className="tabular font-display text-4xl leading-none font-semibold">{record.credits}</span>
        <span className="pb-0.5 text-sm leading-tight text-ink-soft">
          of {dailyCredits}
          <br />
          left today
        </span>
        <span className="ml-auto pb-1">
          <Gauge left={Math.min(record.credits, dailyCredits)} level={level} scale={2.4} />
        </span>
      </p>
      <dl className="flex flex-wrap justify-between gap-x-6 text-sm">
        <dt className="text-ink-soft">Time until reset</dt>
        <dd className="tabular font-medium" data-until-reset>
          {untilResetText(Number.isFinite(nextResetMs) ? nextResetMs : null, nowMs)}
        </dd>
      </dl>
      <p className="text-sm text-ink-soft">
        Back to {dailyCredits} at 12:00 AM local time. Unused credits lapse.
      </p>
      <Link to="/pricing" className={buttonClass({ tone: 'quiet', size: 'sm' })}>
        What Premium gives
      </Link>
    </>
  );
}
