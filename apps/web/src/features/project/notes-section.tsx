import type { ProjectNote } from '@slipway/contracts';
import { Button, TextInput } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { addNote, deleteNote, notesQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDay } from '../../lib/times.ts';
import { quietButton, Section } from './section.tsx';
import { useChange } from './use-change.ts';

interface NotesSectionProps {
  readonly uid: string;
  readonly projectId: string;
  readonly isSample: boolean;
  readonly kind: ProjectNote['kind'];
  /** Before the notes. */
  readonly children?: ReactNode;
}

const words = {
  decision: {
    id: 'decisions',
    title: 'Decisions',
    list: 'decisions',
    add: 'Note a decision',
    what: 'Decision',
    example: 'We sell to practices with two chairs or more',
    empty: 'None yet. Write down what you decided and why: in half a year you will want to know.',
  },
  experiment: {
    id: 'experiments',
    title: 'Experiments',
    list: 'experiments',
    add: 'Note an experiment',
    what: 'Experiment',
    example: 'Ten cold calls with a price of $49',
    empty:
      'Nothing noted yet. Note what you try; a comparison of two pages writes its verdict here by itself.',
  },
} as const;

export function NotesSection({ uid, projectId, isSample, kind, children }: NotesSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(notesQuery(uid, projectId));
  const { busy, make } = useChange(uid);
  const { id, title, list, add, what, example, empty } = words[kind];
  const notes = data?.[list] ?? [];
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = String(given.get('text') ?? '').trim();
    const why = String(given.get('why') ?? '').trim() || null;
    if (text === '') {
      form.querySelector('input')?.focus();
      return;
    }
    if ((await make(() => addNote(projectId, { kind, text, why }))) !== null) form.reset();
  }
  return (
    <Section id={id} title={title}>
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {data && notes.length === 0 ? <p className="mb-3 max-w-[60ch] text-ink-soft">{empty}</p> : null}
      {children}
      <ol>
        {notes.map((note) => (
          <li key={note.id} className="border-t border-line py-2.5">
            <p className="font-medium">{note.text}</p>
            {note.why ? <p className="text-sm text-ink-soft">Why: {note.why}</p> : null}
            {note.outcome ? <p className="text-sm">Outcome: {note.outcome}</p> : null}
            <p className="flex gap-x-5 text-sm text-ink-soft">
              <span className="tabular py-1.5">{describeDay(note.createdAt.slice(0, 10))}</span>
              {isSample ? null : (
                <button
                  type="button"
                  className={quietButton}
                  disabled={busy}
                  onClick={() => void make(() => deleteNote(projectId, note.id))}
                >
                  Delete<span className="sr-only">: {note.text}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {isSample ? null : (
        <details className="border-t border-line">
          <summary className={quietButton}>{add}</summary>
          <form
            noValidate
            aria-label={`New ${kind}`}
            onSubmit={(event) => void submit(event)}
            className="grid gap-2 pt-1"
          >
            <TextInput
              name="text"
              aria-label={what}
              placeholder={example}
              maxLength={2000}
              autoComplete="off"
            />
            <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TextInput name="why" aria-label="Why" placeholder="Why" maxLength={2000} autoComplete="off" />
              <Button type="submit" busy={busy}>
                Save
              </Button>
            </div>
          </form>
        </details>
      )}
    </Section>
  );
}
