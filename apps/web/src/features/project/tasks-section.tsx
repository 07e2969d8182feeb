import type { ProjectCard, Task } from '@slipway/contracts';
import { Button, TextInput } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { addTask, deleteTask, tasksQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDay } from '../../lib/times.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { quietButton, Section } from './section.tsx';
import { useChange } from './use-change.ts';

export function TasksSection({ uid, card }: { readonly uid: string; readonly card: ProjectCard }) {
  const { data, error, isFetching, refetch } = useQuery(tasksQuery(uid, card.id));
  return (
    <Section id="tasks" title="Tasks">
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {data && data.open.length === 0 ? (
        <p className="mb-3 max-w-[60ch] text-ink-soft">
          Nothing open. The next step above can become a task, with its test and its threshold.
        </p>
      ) : null}
      <ol className="grid">
        {data?.open.map((task) => (
          <OpenTask key={task.id} uid={uid} card={card} task={task} />
        ))}
      </ol>
      {card.isSample ? null : <NewTaskForm uid={uid} projectId={card.id} />}
      {data && data.done.length > 0 ? <DoneTasks tasks={data.done} /> : null}
    </Section>
  );
}

function OpenTask({
  uid,
  card,
  task,
}: {
  readonly uid: string;
  readonly card: ProjectCard;
  readonly task: Task;
}) {
  const [open, setOpen] = useState(false);
  const { busy, make } = useChange(uid);
  // The step's own form stands on top of the screen.
  const isAbove = card.step.taskId === task.id;
  return (
    <li className="grid gap-2 border-t border-line py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="grow basis-60 font-medium">{task.text}</span>
        <span className="tabular text-sm text-ink-soft">
          {[task.due === null ? null : `due ${describeDay(task.due)}`, task.owner]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {task.threshold === null ? null : <p className="text-sm text-ink-soft">Go on at: {task.threshold}</p>}
      {card.isSample ? null : (
        <p className="flex gap-x-5">
          {isAbove ? (
            <a href="#next-step" className={quietButton}>
              Enter what happened<span className="sr-only">: {task.text}</span>
            </a>
          ) : (
            <button type="button" aria-expanded={open} className={quietButton} onClick={() => setOpen(!open)}>
              {open ? 'Not yet' : 'Enter what happened'}
              <span className="sr-only">: {task.text}</span>
            </button>
          )}
          <button
            type="button"
            className={quietButton}
            disabled={busy}
            onClick={() => void make(() => deleteTask(card.id, task.id))}
          >
            Delete<span className="sr-only">: {task.text}</span>
          </button>
        </p>
      )}
      {open ? <OutcomeForm uid={uid} card={card} task={task} /> : null}
    </li>
  );
}

function NewTaskForm({ uid, projectId }: { readonly uid: string; readonly projectId: string }) {
  const { busy, make } = useChange(uid);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = String(data.get('text') ?? '').trim();
    const due = String(data.get('due') ?? '') || null;
    if (text === '') {
      form.querySelector('input')?.focus();
      return;
    }
    if ((await make(() => addTask(projectId, { text, due }))) !== null) form.reset();
  }
  return (
    <form
      noValidate
      aria-label="New task"
      onSubmit={(event) => void submit(event)}
      className="mt-2 grid gap-2 border-t border-line pt-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
    >
      <TextInput
        name="text"
        aria-label="Task"
        placeholder="Something to do"
        maxLength={500}
        autoComplete="off"
      />
      <TextInput name="due" type="date" aria-label="Due" />
      <Button type="submit" busy={busy}>
        Add task
      </Button>
    </form>
  );
}

function DoneTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <details className="mt-3">
      <summary className={quietButton}>
        {tasks.length} {tasks.length === 1 ? 'task' : 'tasks'} done
      </summary>
      <ol className="mt-1">
        {tasks.map((task) => (
          <li key={task.id} className="border-t border-line py-2 text-sm">
            <p>{task.text}</p>
            <p className="tabular text-ink-soft">
              {[
                task.doneAt === null ? null : describeDay(task.doneAt.slice(0, 10)),
                task.outcome && task.outcome.tried > 0
                  ? `${task.outcome.did} of ${task.outcome.tried} did it`
                  : null,
                task.outcome?.passed === true
                  ? 'passed'
                  : task.outcome?.passed === false
                    ? 'not passed'
                    : null,
                task.outcome?.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
