import type { ProjectCard, Task } from '@slipway/contracts';
import { Button, Field, TextInput } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { finishTask } from '../../api/projects.ts';
import { notice } from '../../lib/notice.ts';
import { isMarkInWords, type OutcomeField, readOutcome } from './read-outcome.ts';
import { useChange } from './use-change.ts';

interface OutcomeFormProps {
  readonly uid: string;
  readonly card: ProjectCard;
  readonly task: Task;
}

/** What came of a task. It goes into the record as evidence, and the dial moves. */
export function OutcomeForm({ uid, card, task }: OutcomeFormProps) {
  const { busy, make } = useChange(uid);
  const [problem, setProblem] = useState<{ readonly field: OutcomeField; readonly text: string } | null>(
    null,
  );
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = readOutcome(new FormData(event.currentTarget), task);
    if ('problem' in read) {
      setProblem(read.problem);
      event.currentTarget.querySelector<HTMLElement>(`[name="${read.problem.field}"]`)?.focus();
      return;
    }
    setProblem(null);
    const before = card.evidence?.points ?? 0;
    const done = await make(() => finishTask(card.id, task.id, read.outcome));
    if (done === null) return;
    notice(sayDone(done.task, Math.round(before), Math.round(done.card.evidence?.points ?? before)));
  }
  const errorOf = (field: OutcomeField) => (problem?.field === field ? problem.text : null);
  const countField = (name: 'tried' | 'did', label: string, hint: string | null) => (
    <Field label={label} error={errorOf(name)} hint={hint}>
      {(control) => <TextInput {...control} name={name} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
  return (
    <form
      noValidate
      aria-label={`What came of: ${task.text}`}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-2xl gap-3"
    >
      {task.test === null ? null : (
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[11rem_11rem_minmax(0,1fr)]">
          {countField(
            'tried',
            'How many did you try?',
            task.tries === null ? null : `${task.tries} were planned`,
          )}
          {countField(
            'did',
            'How many did it?',
            task.passes === null ? null : `${task.passes} pass the test`,
          )}
          {isMarkInWords(task) ? <Reached problem={errorOf('reached')} /> : null}
        </div>
      )}
      {task.test === null && isMarkInWords(task) ? <Reached problem={errorOf('reached')} /> : null}
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Note (optional)">
          {(control) => <TextInput {...control} name="note" maxLength={2000} autoComplete="off" />}
        </Field>
        <Button type="submit" tone="signal" busy={busy} className="justify-self-start">
          Done
        </Button>
      </div>
    </form>
  );
}

/** The mark is set in words, which stand over the form: nothing but the person can hold the result against it. */
function Reached({ problem }: { readonly problem: string | null }) {
  return (
    <fieldset
      aria-describedby={problem === null ? undefined : 'reached-problem'}
      className="col-span-2 sm:col-span-1"
    >
      <legend className="text-sm font-medium">Did it reach the mark?</legend>
      <div className="flex gap-x-6">
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="reached" value={answer} className="size-4 accent-hull" />
            {answer === 'yes' ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
      {problem === null ? null : (
        <p id="reached-problem" className="flex gap-1.5 text-sm text-red-text">
          <span aria-hidden="true">▲</span>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** What the answer changed, and nothing that it did not. */
function sayDone({ test, outcome }: Task, before: number, after: number): Parameters<typeof notice>[0] {
  if (test === null) return { title: 'Task done' };
  const title = before === after ? 'Result noted' : `Evidence ${before} → ${after}`;
  if (outcome?.passed === false)
    return { title, description: 'It missed the mark. The next step says what that means.' };
  return before === after
    ? { title, description: 'The evidence stays as it was.' }
    : { title, description: 'It is in the company record, and the score was counted again, free.' };
}
