import { AppError } from '@slipway/core';
import { Button, TextArea } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { launchPlanQuery } from '../../api/launch.ts';
import { changeFact, refreshProjects } from '../../api/projects.ts';
import { askAnew } from '../../lib/query-client.ts';

/** A project without an idea has nothing that the tools could read. */
export function IdeaFirst({ uid, projectId }: { readonly uid: string; readonly projectId: string }) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const idea = String(new FormData(form).get('idea') ?? '').trim();
    if (idea === '') {
      setProblem('Describe the idea first: who pays, for what, and how much.');
      form.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    try {
      await changeFact(projectId, 'idea', idea);
      await refreshProjects(cache, uid);
      await askAnew(cache, launchPlanQuery(uid, projectId).queryKey);
    } catch (cause) {
      setProblem((cause instanceof AppError ? cause : new AppError('server/failed')).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-2">
      <label htmlFor="launch-idea" className="text-xl font-semibold">
        Describe the idea in one paragraph
      </label>
      <p className="text-ink-soft">Who pays, for what, where and how much. Every tool reads it from here.</p>
      <TextArea
        id="launch-idea"
        name="idea"
        rows={5}
        maxLength={4000}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'launch-idea-problem' : undefined}
      />
      {problem ? (
        <p id="launch-idea-problem" role="alert" className="text-sm text-red-text">
          {problem}
        </p>
      ) : null}
      <Button type="submit" tone="signal" busy={busy} className="justify-self-start">
        Choose the tools
      </Button>
    </form>
  );
}
