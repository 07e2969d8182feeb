import type { ProjectCard, Task } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { Button, buttonClass, FigLabel } from '@slipway/ui';
import { Link } from 'react-router';
import { addTask } from '../../api/projects.ts';
import { describeDay } from '../../lib/times.ts';
import { Dials } from './dials.tsx';
import { hrefOfResult, hrefOfTool } from './href-of.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { useChange } from './use-change.ts';

interface NextStepPanelProps {
  readonly uid: string;
  readonly card: ProjectCard;
  /** The open task made from this step. */
  readonly task: Task | null;
}

/** The single thing to do next, why, how it is tried and what counts as passed. */
export function NextStepPanel({ uid, card, task }: NextStepPanelProps) {
  const { step } = card;
  const test = step.test === step.text ? null : step.test;
  return (
    <section
      id="next-step"
      aria-labelledby="next-step-title"
      tabIndex={-1}
      className="next-step outline-none"
    >
      <div className="min-w-0">
        <FigLabel className="text-signal-text">Next step</FigLabel>
        <h2 id="next-step-title" className="mt-1 max-w-[46ch] text-2xl leading-snug">
          {step.text}
        </h2>
        <p className="mt-1.5 max-w-[64ch] text-ink-soft">{step.why}</p>
        {test === null && step.threshold === null ? null : (
          <dl className="mt-3 grid max-w-[64ch] gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
            {test === null ? null : <Row name="Cheapest test" value={test} />}
            {step.threshold === null ? null : <Row name="Go on at" value={step.threshold} />}
          </dl>
        )}
        <div className="mt-4 grid gap-4">
          {card.isSample || task === null || step.kind !== 'test' ? (
            <Act uid={uid} card={card} task={task} />
          ) : null}
          {task === null || card.isSample ? null : (
            <div>
              <p className="mb-2 text-[0.9375rem]">
                {task.due === null ? 'Your task.' : `Your task, due ${describeDay(task.due)}.`} When it is
                done, enter what happened:
              </p>
              <OutcomeForm uid={uid} card={card} task={task} />
            </div>
          )}
        </div>
      </div>
      <div className="grid content-between gap-6">
        <Dials card={card} />
        <Disagreeing count={card.disagreements} />
      </div>
    </section>
  );
}

/** They stand below the drawing; who looks at the step sees that they are there. */
function Disagreeing({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className="border-t border-line pt-3 text-[0.9375rem]">
      <a href="#agreement" className="text-link">
        {count === 1 ? 'One thing does not agree' : `${count} things do not agree`}
      </a>
    </p>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

const signal = buttonClass({ tone: 'signal' });

/** The way to do it, and beside it a task for another day. A test is done outside: of that the task is the way. */
function Act({ uid, card, task }: NextStepPanelProps) {
  const { busy, make } = useChange(uid);
  const { step } = card;
  if (card.isSample)
    return (
      <p>
        <Link to="/dashboard#new-idea" className={signal}>
          Begin with your own idea
        </Link>
      </p>
    );
  const isTest = step.kind === 'test';
  return (
    <p className="flex flex-wrap items-center gap-3">
      {isTest ? null : <StepLink card={card} />}
      {task !== null ? null : (
        <Button
          tone={isTest ? 'signal' : 'quiet'}
          busy={busy}
          onClick={() => void make(() => addTask(card.id, { fromStep: true }))}
        >
          Make it a task, due in {step.dueDays} {step.dueDays === 1 ? 'day' : 'days'}
        </Button>
      )}
    </p>
  );
}

function StepLink({ card: { id, step } }: { readonly card: ProjectCard }) {
  if (step.kind === 'decide')
    return (
      <Link to="#decisions" className={signal}>
        Write down what you decide
      </Link>
    );
  if (step.kind === 'answer')
    return (
      <Link to={hrefOfResult(id, step)} className={signal}>
        Answer it on the sheet
      </Link>
    );
  return (
    <Link to={hrefOfTool(id, step.toolId)} className={signal}>
      Open {isToolId(step.toolId) ? getTool(step.toolId).name : 'the tool'}
    </Link>
  );
}
