import type { Page } from '@slipway/page';
import type { AnyEngine } from '@slipway/tools';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { refreshCredits } from '../api/credits.ts';
import { createPage, pageQuery } from '../api/pages.ts';
import { refreshRuns, runQuery } from '../api/tools.ts';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { draftsOf, writtenPage } from '../features/generator/draft-of-run.ts';
import { GenerateScreen } from '../features/generator/generate-screen.tsx';
import { NothingHere } from '../features/generator/nothing-here.tsx';
import { useRun } from '../features/tools/run/use-run.ts';
import { LoadProblem } from '../lib/load-problem.tsx';
import { useSessionLost } from '../lib/use-session-lost.ts';

/** Between the brief and the preview: the run in the address becomes a page of its project, once. */
export function makeGeneratePage(engine: AnyEngine): ComponentType {
  return function GeneratePage() {
    const { person } = useAuth();
    const runId = useSearchParams()[0].get('run');
    if (person === null) return null;
    if (runId === null)
      return (
        <Narrow>
          <h1 className="text-3xl">Your page</h1>
          <NothingHere to="/describe" label="Describe your page">
            A page is written from a description. Start with yours.
          </NothingHere>
        </Narrow>
      );
    return <Generate key={runId} engine={engine} uid={person.uid} runId={runId} />;
  };
}

interface GenerateProps {
  readonly engine: AnyEngine;
  readonly uid: string;
  readonly runId: string;
}

function Generate({ engine, uid, runId }: GenerateProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const live = useRun({ uid, toolId: engine.meta.id, onAccepted: () => undefined });
  const isUnderway = live.state.phase === 'underway';
  const saved = useQuery({ ...runQuery(uid, runId), enabled: !isUnderway });
  useSessionLost(saved.error, reloadPerson);
  const follow = useEffectEvent(() => live.follow(runId));
  const isRunning = saved.data?.status === 'running' && live.state.phase === 'idle';
  useEffect(() => {
    if (isRunning) follow();
  }, [isRunning]);

  const run = live.state.phase === 'done' ? live.state.run : (saved.data ?? null);
  const underway = live.state.phase === 'underway' ? live.state : null;
  // What a model words is on the page before the run ends.
  const written = useMemo(() => {
    if (run === null) return null;
    const counted =
      underway === null || underway.report === null
        ? run
        : { ...run, report: underway.report, basis: underway.basis, toolVersion: engine.meta.version };
    const [draft] = draftsOf(engine, counted);
    return draft === undefined ? null : writtenPage(draft, counted);
  }, [engine, run, underway]);
  const briefAt = `/describe?run=${encodeURIComponent(runId)}`;

  async function save(written: Page): Promise<void> {
    if (run === null || run.projectId === null) return;
    const kept = await createPage(run.projectId, {
      name: run.title.replace(/^Page: /u, '').slice(0, 120) || 'Page',
      page: written,
      // The same for each look at this run: a reload finds the page that is there.
      key: `run-${run.id}`,
    });
    cache.setQueryData(pageQuery(uid, kept.id).queryKey, kept);
    // The brief's screen, which began the run, is gone before its end.
    void refreshCredits(cache, uid);
    void refreshRuns(cache, uid);
    await navigate(`/preview?page=${encodeURIComponent(kept.id)}&run=${encodeURIComponent(runId)}`, {
      replace: true,
    });
  }

  if (saved.error && run === null)
    return (
      <Narrow>
        <h1 className="text-3xl">Your page</h1>
        <LoadProblem error={saved.error} busy={saved.isFetching} onRetry={() => void saved.refetch()} />
      </Narrow>
    );
  // It asks back, failed or was cancelled: the sheet beside the brief says so.
  const isOver = run !== null && run.status !== 'running';
  if (isOver && written === null) return <Navigate to={briefAt} replace />;
  if (live.state.phase === 'failed') return <Navigate to={briefAt} replace />;
  return (
    <GenerateScreen
      page={written?.page ?? null}
      worded={written?.worded ?? none}
      isReady={isOver}
      stage={underway?.stages.at(-1) ?? 'Reading the brief'}
      briefAt={briefAt}
      onCancel={isUnderway ? live.cancel : null}
      save={save}
    />
  );
}

const none: ReadonlySet<string> = new Set();

function Narrow({ children }: { readonly children: React.ReactNode }) {
  return <div className="container-page grid gap-5 pt-8 pb-16">{children}</div>;
}
