import { AppError } from '@slipway/core';
import { Button, TextArea } from '@slipway/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createProject } from '../../api/projects.ts';
import { carryIdea, ideaToolPath, wishRun } from '../../lib/carried-idea.ts';
import { linkTo } from '../../lib/link-to.ts';
import { makeKey } from '../../lib/make-key.ts';

interface NewIdeaProps {
  readonly isFirst: boolean;
  /** Who has no end of credits is not told what one run takes of them. */
  readonly unlimited: boolean;
}

/** A paragraph becomes a project and its first score: the same way as from the home page. */
export function NewIdea({ isFirst, unlimited }: NewIdeaProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Empty: it was said that something is missing. */
  function readIdea(): string {
    const text = form.current ? String(new FormData(form.current).get('idea') ?? '').trim() : '';
    setProblem(text === '' ? 'Describe the idea first: who pays, for what, and how much.' : null);
    if (text === '') form.current?.querySelector('textarea')?.focus();
    return text;
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = readIdea();
    if (text === '') return;
    carryIdea(text);
    wishRun();
    void navigate(ideaToolPath);
  }
  async function plan(): Promise<void> {
    const text = readIdea();
    if (text === '') return;
    setBusy(true);
    try {
      const { id } = await createProject(text, makeKey());
      await navigate(linkTo('/project/:id/launch', { id }));
    } catch (cause) {
      setProblem((cause instanceof AppError ? cause : new AppError('server/failed')).message);
      setBusy(false);
    }
  }
  return (
    <section id="new-idea" aria-labelledby="new-idea-title" className="new-idea">
      <h2 id="new-idea-title" className="text-xl">
        {isFirst ? 'Begin with your idea' : 'New idea'}
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        One paragraph: who pays, for what, where and how much. It becomes a project, and every tool reads it
        from there.
      </p>
      <form ref={form} noValidate onSubmit={submit} className="mt-3 grid gap-2">
        <TextArea
          name="idea"
          rows={4}
          maxLength={4000}
          aria-label="Your new idea"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'new-idea-problem' : undefined}
          placeholder="Dental offices lose $200 for each missed appointment. We text patients the day before, for $49 a month."
        />
        {problem ? (
          <p id="new-idea-problem" role="alert" className="text-sm text-red-text">
            {problem}
          </p>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" tone={isFirst ? 'signal' : 'hull'}>
            {unlimited ? 'Score it' : 'Score it · 1 credit'}
          </Button>
          <Button busy={busy} onClick={() => void plan()}>
            Plan a launch run
          </Button>
        </p>
      </form>
    </section>
  );
}
