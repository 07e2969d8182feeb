import { Panel } from '@slipway/ui';
import type { FirstReadResult } from '../../api/first-read.ts';
import { SlipGauge } from './slip-gauge.tsx';
import { SlotRows } from './slot-rows.tsx';

interface ScoreSheetProps {
  readonly result: FirstReadResult;
  readonly title: string;
  /** Stands where the words have changed since it was made. */
  readonly isPending?: boolean;
}

/** The top of a sheet: how it leans, what is earned, what was understood, one reason, one test. */
export function ScoreSheet({ result: { slots, read }, title, isPending = false }: ScoreSheetProps) {
  const { idea, evidence, earned, says, reason, next, question, verdict } = read;
  return (
    <Panel className="grid min-w-0 overflow-hidden">
      <div aria-busy={isPending} className="grid">
        <div className="grid gap-1 px-4 pt-4 sm:px-6 sm:pt-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-lg font-semibold">{title}</span>
            <output className="font-display text-2xl font-semibold tracking-tight" aria-live="polite">
              {idea ? `Leans ${idea.lean}` : verdict === 'asks' ? 'Say a little more' : 'No dial yet'}
              {idea ? (
                <span className="text-base font-normal text-ink-soft">
                  {' '}
                  {Math.round(idea.low)}–{Math.round(idea.high)} of 100
                </span>
              ) : null}
            </output>
          </p>
          <SlipGauge lean={idea} earned={earned} evidence={evidence.label} />
          <p className="pb-4">{says}</p>
        </div>
        {verdict === 'asks' ? (
          <p className="border-t border-line px-4 py-3 font-medium sm:px-6">{question}</p>
        ) : (
          <>
            <SlotRows slots={slots} />
            <dl className="grid gap-2.5 px-4 py-3.5 text-sm sm:px-6">
              {reason ? <Line label={reason.label}>{reason.text}</Line> : null}
              {next ? <Line label="Next">{next}</Line> : null}
            </dl>
          </>
        )}
        <dl className="tabular grid grid-cols-2 border-t border-line font-mono text-xs text-ink-soft sm:grid-cols-4">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="border-line px-4 py-2.5 not-first:border-l max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t sm:px-6"
            >
              <dt>{name}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

const facts = [
  ['Computed by', 'the engine'],
  ['Model', 'none'],
  ['Kept', 'nothing'],
  ['Cost', '0 credits'],
] as const;

function Line({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
