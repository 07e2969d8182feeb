import type { ProjectCard, Task } from '@slipway/contracts';
import { Button, Field, TextInput } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { finishTask } from '../../api/projects.ts';
import { notice } from '../../lib/notice.ts';
import { readOutcome } from './read-outcome.ts';
import { useChange } from './use-change.ts';

interface OutcomeFormProps {
  readonly uid: string;
  readonly card: ProjectCard;
  readonly task: Task;
}

/** What came of a task. It goes into the record as evidence, and the dial moves. */
export function OutcomeForm({ uid, card, task }: OutcomeFormProps) {
  const { busy, make } = useChange(uid);
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string } | null>(null);
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
    const after = done.card.evidence?.points ?? before;
    notice({
      title: `Evidence ${Math.round(before)} → ${Math.round(after)}`,
      description:
        done.task.outcome?.passed === false
          ? 'The test did not pass. The next step says what that means.'
          : 'The result is in the company record, and the score was counted again, free.',
    });
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.text : null);
  const countField = (name: string, label: string, hint: string | null) => (
    <Field label={label} error={errorOf(name)} hint={hint}>
      {(control) => <TextInput {...control} name={name} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
  const hasCounts = task.tries !== null || task.isStep;
  return (
    <form
      noValidate
      aria-label={`What came of: ${task.text}`}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-xl gap-3"
    >
      {hasCounts ? (
        <div className="grid gap-3 sm:grid-cols-2">
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
        </div>
      ) : null}
      <Field label="Note (optional)" error={errorOf('note')}>
        {(control) => <TextInput {...control} name="note" maxLength={2000} autoComplete="off" />}
      </Field>
      <Button type="submit" tone="signal" busy={busy} className="justify-self-start">
        Done
      </Button>
    </form>
  );
}
