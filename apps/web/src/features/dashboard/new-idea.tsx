import { Button, TextArea } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { carryIdea, ideaToolPath, wishRun } from '../../lib/carried-idea.ts';

/** A paragraph becomes a project and its first score: the same way as from the home page. */
export function NewIdea({ isFirst }: { readonly isFirst: boolean }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('idea') ?? '').trim();
    if (text === '') {
      setProblem('Describe the idea first: who pays, for what, and how much.');
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    carryIdea(text);
    wishRun();
    void navigate(ideaToolPath);
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
      <form noValidate onSubmit={submit} className="mt-3 grid gap-2">
        <TextArea
          name="idea"
          rows={isFirst ? 4 : 2}
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
        <Button type="submit" tone={isFirst ? 'signal' : 'hull'} className="justify-self-start">
          Score it · 1 credit
        </Button>
      </form>
    </section>
  );
}
