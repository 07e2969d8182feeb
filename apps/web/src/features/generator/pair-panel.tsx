import './generator.css';
import type { AppError } from '@slipway/core';
import type { AnyEngine } from '@slipway/tools';
import { Button, FigLabel, Spinner } from '@slipway/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { createPage, pagesQuery } from '../../api/pages.ts';
import { type Run, runQuery } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { asAppError } from './as-app-error.ts';
import { pairOf } from './draft-of-run.ts';
import { PairView } from './pair-view.tsx';
import { SavedPair } from './saved-pair.tsx';

interface PairPanelProps {
  readonly engine: AnyEngine;
  readonly uid: string;
  readonly runId: string;
}

const keyOf = (run: string, letter: 'A' | 'B') => `run-${run}-${letter}`;

/** Over the sheet of a pair: both pages at once; then they are kept, and the test starts with the plan as it stands. */
export function PairPanel({ engine, uid, runId }: PairPanelProps) {
  const { data: run } = useQuery(runQuery(uid, runId));
  const pair = useMemo(() => (run ? pairOf(engine, run) : null), [engine, run]);
  const list = pagesQuery(uid, run?.projectId ?? '');
  const { data: listed, isLoading } = useQuery({ ...list, enabled: typeof run?.projectId === 'string' });
  const cache = useQueryClient();
  // What was pressed is gone then: the keyboard goes on from its place.
  const place = useRef<HTMLDivElement>(null);
  const stay = () => place.current?.focus();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  if (!run || run.projectId === null || pair === null) return null;
  const { pages, plan } = pair;

  async function save({ id, projectId, title }: Run): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      // One after the other, so that A is the older one in every list.
      for (const { letter, page } of pages) {
        const name = `${title.replace(/^Two pages: /u, '').slice(0, 110)}, page ${letter}`;
        await createPage(projectId ?? '', { name, page, key: keyOf(id, letter) });
      }
      await cache.invalidateQueries({ queryKey: list.queryKey });
      stay();
    } catch (cause) {
      setProblem(asAppError(cause));
    } finally {
      setBusy(false);
    }
  }
  // Found by the key they were saved under, so that they are there after a reload too.
  const [a, b] = (['A', 'B'] as const).map((letter) =>
    listed?.pages.find(({ key }) => key === keyOf(run.id, letter)),
  );
  return (
    <section
      aria-label="The two pages"
      className="no-print mb-4 grid gap-3 border border-line bg-sheet px-4 py-4"
    >
      <FigLabel>The two pages</FigLabel>
      <PairView pages={pages} />
      <div ref={place} tabIndex={-1} className="grid gap-3">
        {isLoading ? (
          <Spinner label="Fetching the pages" />
        ) : a === undefined || b === undefined ? (
          <div className="flex flex-wrap items-center gap-4">
            <p className="grow basis-64">
              All else is the same on both. Save them as drafts; you can edit them before the test starts.
            </p>
            {/* A model may still be wording them. */}
            <Button tone="signal" busy={isBusy || run.status === 'running'} onClick={() => void save(run)}>
              Save both pages
            </Button>
          </div>
        ) : (
          <SavedPair a={a.id} b={b.id} projectId={a.projectId} plan={plan} onStarted={stay} />
        )}
      </div>
      {problem ? <LoadProblem error={problem} busy={isBusy} onRetry={() => void save(run)} /> : null}
    </section>
  );
}
