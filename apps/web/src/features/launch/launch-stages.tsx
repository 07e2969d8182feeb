import type { Launch, LaunchStep } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { Button, buttonClass, cx, Spinner } from '@slipway/ui';
import { Link } from 'react-router';
import { linkTo } from '../../lib/link-to.ts';
import { nameOf, sayCredits, sayState } from './say-launch.ts';

interface LaunchStagesProps {
  readonly launch: Launch;
  readonly busy: boolean;
  readonly isLost: boolean;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onChoose: () => void;
}

/** A launch run that was started: how far it is, what each tool found, and what can be done about it now. */
export function LaunchStages(props: LaunchStagesProps) {
  const { launch, busy, isLost, onCancel, onResume, onChoose } = props;
  const { state, steps } = launch;
  const done = steps.filter((step) => step.state === 'done').length;
  const over = steps.filter((step) => step.state !== 'waiting' && step.state !== 'running').length;
  const canResume = state !== 'running' && done < steps.length;
  return (
    <section aria-labelledby="launch-state" className="grid gap-5">
      <div className="launch-state" data-state={state}>
        <div role="status">
          <h2 id="launch-state" className="text-2xl">
            {sayState(launch)}
          </h2>
          <p className="mt-1 max-w-[64ch] text-ink-soft">
            {isLost
              ? 'The connection is lost. The run goes on, and this page looks again by itself.'
              : sayMore(launch)}
          </p>
        </div>
        <progress
          aria-label="How far the launch run is"
          className="launch-progress"
          max={steps.length}
          value={over}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          {state !== 'running' && done > 0 ? (
            <Link
              to={linkTo('/project/:id/dossier', { id: launch.projectId })}
              className={buttonClass({ tone: state === 'paused' ? 'quiet' : 'signal' })}
            >
              Open the dossier
            </Link>
          ) : null}
          {canResume ? (
            <Button tone={state === 'paused' ? 'signal' : 'quiet'} busy={busy} onClick={onResume}>
              Go on with the rest
            </Button>
          ) : null}
          {state === 'running' || state === 'paused' ? (
            <Button busy={busy} onClick={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button onClick={onChoose}>Choose tools again</Button>
          )}
        </p>
      </div>
      <ol className="border-b border-line">
        {steps.map((step) => (
          <StageRow key={step.toolId} step={step} />
        ))}
      </ol>
    </section>
  );
}

function sayMore({ state, problem, steps }: Launch): string {
  if (state === 'running') return 'You can leave this page: the run goes on without it.';
  if (problem?.code === 'tool/insufficient-credits')
    return `${problem.message} What is done is kept. Go on after midnight with ten new credits, or with Premium.`;
  if (problem) return `${problem.message} What is done is kept.`;
  if (state === 'cancelled') return 'What is done is kept. The tool that was at work was not charged.';
  return steps.every((step) => step.state === 'done')
    ? 'Every report is in the dossier, with its assumptions and sources.'
    : 'What was found is in the dossier. Each tool without a result says why.';
}

interface Mark {
  readonly sign: string;
  readonly word: string;
  readonly pen: string;
}

const marks: Readonly<Record<LaunchStep['state'], Mark>> = {
  waiting: { sign: '○', word: 'Waiting', pen: 'text-ink-soft' },
  running: { sign: '', word: 'Running', pen: 'text-signal-text' },
  done: { sign: '●', word: 'Done', pen: 'text-tide-text' },
  skipped: { sign: '–', word: 'Left out', pen: 'text-ink-soft' },
  failed: { sign: '!', word: 'Failed', pen: 'text-red-text' },
  cancelled: { sign: '–', word: 'Cancelled', pen: 'text-ink-soft' },
};

function StageRow({ step }: { readonly step: LaunchStep }) {
  const { toolId, state, runId, cost, headline, figure, problem } = step;
  const { sign, word, pen } = marks[state];
  return (
    <li
      className={cx('launch-stage', state === 'waiting' && 'text-ink-soft')}
      aria-current={state === 'running' ? 'step' : undefined}
    >
      <span className={cx('launch-mark', pen)} aria-hidden="true">
        {state === 'running' ? <Spinner size={16} label="" /> : sign}
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{nameOf(toolId)}</span>
        <span className="text-sm text-ink-soft">
          {' · '}
          {word}
          {cost === null || cost === 0 ? '' : `, ${sayCredits(cost)}`}
        </span>
        {headline === null ? null : <span className="block max-w-[72ch]">{headline}</span>}
        {problem === null ? null : (
          <span className="block max-w-[72ch] text-sm text-ink-soft">{problem.message}</span>
        )}
      </span>
      <span className="launch-found">
        {figure === null ? null : <span className="tabular font-display font-semibold">{figure.text}</span>}
        {runId === null || state === 'running' ? null : (
          <Link to={hrefOf(toolId, runId)} className="text-link text-sm">
            Open<span className="sr-only"> {nameOf(toolId)}</span>
          </Link>
        )}
      </span>
    </li>
  );
}

function hrefOf(toolId: string, runId: string): string {
  const route = isToolId(toolId) ? getTool(toolId).routes[0] : '/dashboard';
  return `${route}?run=${encodeURIComponent(runId)}`;
}
