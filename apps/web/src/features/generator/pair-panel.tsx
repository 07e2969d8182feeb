import './generator.css';
import { AppError } from '@slipway/core';
import type { AnyEngine } from '@slipway/tools';
import type { ExperimentPlan } from '@slipway/tools/landing';
import { Button, buttonClass, Field, FigLabel, TextInput } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { createPage } from '../../api/pages.ts';
import { experimentQuery, startExperiment } from '../../api/publishing.ts';
import { type Run, runQuery } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { pairOf } from './draft-of-run.ts';
import { PairView } from './pair-view.tsx';

interface PairPanelProps {
  readonly engine: AnyEngine;
  readonly uid: string;
  readonly runId: string;
}

/** Over the sheet of a pair: both pages at once; then they are kept, and the test starts with the plan as it stands. */
export function PairPanel({ engine, uid, runId }: PairPanelProps) {
  const { data: run } = useQuery(runQuery(uid, runId));
  const pair = useMemo(() => (run ? pairOf(engine, run) : null), [engine, run]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  if (!run || run.projectId === null || pair === null) return null;
  const { pages, plan } = pair;

  async function save({ id, projectId, title }: Run): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const ids: string[] = [];
      // One after the other, so that A is the older one in every list.
      for (const { letter, page } of pages) {
        const name = `${title.replace(/^Two pages: /u, '').slice(0, 110)}, page ${letter}`;
        ids.push((await createPage(projectId ?? '', { name, page, key: `run-${id}-${letter}` })).id);
      }
      setKept(ids);
    } catch (cause) {
      setProblem(asAppError(cause));
    } finally {
      setBusy(false);
    }
  }
  const [a, b] = kept;
  return (
    <section
      aria-label="The two pages"
      className="no-print mb-4 grid gap-3 border border-line bg-sheet px-4 py-4"
    >
      <FigLabel>The two pages</FigLabel>
      <PairView pages={pages} />
      {a === undefined || b === undefined ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="grow basis-64">
            All else is the same on both. Save them as drafts; you can edit them before the test starts.
          </p>
          <Button tone="signal" busy={isBusy} onClick={() => void save(run)}>
            Save both pages
          </Button>
        </div>
      ) : (
        <SavedPair a={a} b={b} plan={plan} />
      )}
      {problem ? <LoadProblem error={problem} busy={isBusy} onRetry={() => void save(run)} /> : null}
    </section>
  );
}

interface SavedPairProps {
  readonly a: string;
  readonly b: string;
  readonly plan: ExperimentPlan;
}

function SavedPair({ a, b, plan }: SavedPairProps) {
  const cache = useQueryClient();
  const [stopDay, setStopDay] = useState(plan.stopDay);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const { data: experiment } = useQuery(experimentQuery(a));

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const started = await startExperiment(a, { ...plan, otherPageId: b, stopDay });
      cache.setQueryData(experimentQuery(a).queryKey, started);
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
        <p role="status">{experiment.verdict.sentence}</p>
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

function asAppError(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause });
}
