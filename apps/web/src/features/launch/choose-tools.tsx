import type { LaunchPlan, PlannedStep } from '@slipway/contracts';
import { catalogue } from '@slipway/tools/catalogue';
import { getTool, isToolId } from '@slipway/tools/list';
import { Button } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { describeAge } from '../../lib/times.ts';
import { ToolIcon } from '../../lib/tool-icon.tsx';
import { countPaid, nameOf, sayCredits, sayReads, sayTools } from './say-launch.ts';

interface ChooseToolsProps {
  readonly projectId: string;
  readonly plan: LaunchPlan;
  readonly busy: boolean;
  readonly onStart: (tools: readonly string[]) => void;
}

/** Which tools, what each reads and costs, what cannot be run yet, and the sum before anything is spent. */
export function ChooseTools({ projectId, plan, busy, onStart }: ChooseToolsProps) {
  const ready = plan.steps.filter(({ missing }) => missing === null);
  const lacking = plan.steps.filter(({ missing }) => missing !== null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(plan.steps.filter(({ isProposed }) => isProposed).map(({ toolId }) => toolId)),
  );
  const picked = ready.filter(({ toolId }) => chosen.has(toolId));
  const cost = picked.reduce((sum, step) => sum + step.cost, 0);
  function turn(toolId: string, on: boolean): void {
    setChosen((before) => new Set([...before].filter((id) => id !== toolId).concat(on ? [toolId] : [])));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onStart(picked.map(({ toolId }) => toolId));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-xl font-semibold">Choose the tools</legend>
        <ol className="border-b border-line">
          {ready.map((step) => (
            <li key={step.toolId}>
              <ToolRow step={step} isOn={chosen.has(step.toolId)} onTurn={turn} />
            </li>
          ))}
        </ol>
      </fieldset>
      {lacking.length > 0 ? <Lacking projectId={projectId} steps={lacking} /> : null}
      <div className="launch-bar">
        <Button type="submit" tone="signal" size="lg" busy={busy} disabled={picked.length === 0}>
          Start the launch run
        </Button>
        <p className="min-w-0 basis-64 max-sm:order-first">
          <strong className="tabular block text-lg">
            {sayTools(picked.length)}
            {plan.credits?.unlimited ? '' : ` · ${sayCredits(cost)}`}
          </strong>
          <span className="text-sm text-ink-soft">{sayPurse(plan, picked, cost)}</span>
        </p>
      </div>
    </form>
  );
}

function sayPurse({ credits }: LaunchPlan, picked: readonly PlannedStep[], cost: number): string {
  if (picked.length === 0) return 'Choose at least one tool.';
  if (credits === null) return 'A tool that finds nothing to work on costs nothing.';
  if (credits.unlimited) return 'Premium: your runs cost no credits.';
  if (cost <= credits.credits) return `You have ${credits.credits}. What is not run is not charged.`;
  const paid = countPaid(picked, credits.credits);
  return `You have ${credits.credits}: it pauses after ${sayTools(paid)}, keeps them, and goes on when you have more.`;
}

interface ToolRowProps {
  readonly step: PlannedStep;
  readonly isOn: boolean;
  readonly onTurn: (toolId: string, on: boolean) => void;
}

function ToolRow({ step, isOn, onTurn }: ToolRowProps) {
  const [nowMs] = useState(Date.now);
  const { toolId, doneAt } = step;
  const gives = catalogue.find(({ id }) => id === toolId)?.gives;
  return (
    <label className="launch-row">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onTurn(toolId, event.currentTarget.checked)}
        className="mt-1 size-5 accent-signal"
      />
      <span className="launch-icon" aria-hidden="true">
        <ToolIcon path={isToolId(toolId) ? getTool(toolId).icon : undefined} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{nameOf(toolId)}</span>
        <span className="block text-[0.9375rem] text-ink-soft">{gives}</span>
        <span className="block text-sm text-ink-soft">
          {sayReads(step)}
          {doneAt === null ? '' : ` Your last result is from ${describeAge(Date.parse(doneAt), nowMs)}.`}
        </span>
      </span>
      <span className="tabular text-sm whitespace-nowrap">
        {step.cost === 0 ? '' : sayCredits(step.cost)}
      </span>
    </label>
  );
}

/** Said before, and neither run nor charged. */
function Lacking(props: { readonly projectId: string; readonly steps: readonly PlannedStep[] }) {
  return (
    <section aria-labelledby="lacking">
      <h2 id="lacking" className="mb-2 text-xl">
        Left out until you give them something to read
      </h2>
      <ul className="border-b border-line">
        {props.steps.map(({ toolId, missing }) => (
          <li key={toolId} className="launch-lacking">
            <span className="min-w-0">
              <span className="font-semibold">{nameOf(toolId)}</span>
              <span className="block text-sm text-ink-soft">{missing}</span>
            </span>
            <Link to={hrefOf(toolId, props.projectId)} className="text-link text-sm whitespace-nowrap">
              Open<span className="sr-only"> {nameOf(toolId)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hrefOf(toolId: string, projectId: string): string {
  const route = isToolId(toolId) ? getTool(toolId).routes[0] : '/dashboard';
  return `${route}?project=${encodeURIComponent(projectId)}`;
}
