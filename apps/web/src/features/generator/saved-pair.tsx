import type { AppError } from '@slipway/core';
import type { ExperimentPlan } from '@slipway/tools/landing';
import { Button, buttonClass, Field, Spinner, TextInput } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { experimentQuery, publicationQuery, startExperiment } from '../../api/publishing.ts';
import { LinkToCopy } from '../../lib/link-to-copy.tsx';
import { asAppError } from './as-app-error.ts';

interface SavedPairProps {
  readonly a: string;
  readonly b: string;
  readonly projectId: string;
  readonly plan: ExperimentPlan;
  readonly onStarted: () => void;
}

/** Both drafts, and the test between them: its start, then its address and what it has shown so far. */
export function SavedPair({ a, b, projectId, plan, onStarted }: SavedPairProps) {
  const cache = useQueryClient();
  const [stopDay, setStopDay] = useState(plan.stopDay);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const { data: experiment, error } = useQuery(experimentQuery(a));
  const { data: publication } = useQuery({ ...publicationQuery(a), enabled: Boolean(experiment) });

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const started = await startExperiment(a, { ...plan, otherPageId: b, stopDay });
      cache.setQueryData(experimentQuery(a).queryKey, started);
      onStarted();
    } catch (cause) {
      setProblem(asAppError(cause));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {[a, b].map((id, at) => (
          <Link
            key={id}
            to={`/preview?page=${encodeURIComponent(id)}`}
            className={buttonClass({ size: 'sm' })}
          >
            Open page {at === 0 ? 'A' : 'B'}
          </Link>
        ))}
      </p>
      {experiment ? (
        <div className="grid gap-3">
          <p role="status">{experiment.verdict.sentence}</p>
          {publication?.isPublished ? (
            <LinkToCopy label="Send visitors here: each sees one of the two" url={publication.url} />
          ) : null}
          <p>
            <Link
              to={`/project/${encodeURIComponent(projectId)}?page=${encodeURIComponent(a)}`}
              className={buttonClass({ tone: 'hull' })}
            >
              See the results
            </Link>
          </p>
        </div>
      ) : experiment === undefined && !error ? (
        <Spinner label="Fetching the test" />
      ) : (
        <div className="flex flex-wrap items-end gap-4">
          <Field label="The test stops on" hint="Nothing of the plan can be changed after the start.">
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={stopDay}
                onChange={({ currentTarget }) => setStopDay(currentTarget.value)}
              />
            )}
          </Field>
          <Button tone="signal" busy={isBusy} onClick={() => void start()}>
            Publish both and start the test
          </Button>
        </div>
      )}
      {problem ? (
        <p role="alert" className="border-l-2 border-red bg-wash px-3 py-2 text-sm">
          {problem.message}
        </p>
      ) : null}
    </>
  );
}
