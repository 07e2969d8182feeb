import type { AnyEngine } from '@slipway/tools';
import { Spinner } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useOpenProject } from '../api/open-project.ts';
import { pagesQuery } from '../api/pages.ts';
import { PageWarning } from '../features/agreement/page-warning.tsx';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { NothingHere } from '../features/generator/nothing-here.tsx';
import { PreviewScreen } from '../features/generator/preview-screen.tsx';
import { ExportButton } from '../features/publishing/export-button.tsx';
import { PublishButton } from '../features/publishing/publish-button.tsx';
import { LoadProblem } from '../lib/load-problem.tsx';
import { useSessionLost } from '../lib/use-session-lost.ts';

/** A kept page; of a run, the page it became; without either, the newest of the open project. */
export function makePreviewPage(engine: AnyEngine): ComponentType {
  return function PreviewPage() {
    const { person } = useAuth();
    const [search] = useSearchParams();
    const [pageId, runId] = [search.get('page'), search.get('run')];
    if (person === null) return null;
    if (pageId === null)
      return runId === null ? (
        <Newest uid={person.uid} />
      ) : (
        <Navigate to={`/generate?run=${encodeURIComponent(runId)}`} replace />
      );
    return (
      <PreviewScreen
        key={pageId}
        engine={engine}
        uid={person.uid}
        pageId={pageId}
        runId={runId}
        actions={(id) => (
          <>
            <ExportButton pageId={id} warning={<PageWarning uid={person.uid} pageId={id} />} />
            <PublishButton pageId={id} warning={<PageWarning uid={person.uid} pageId={id} />} />
          </>
        )}
        onSessionLost={reloadPerson}
      />
    );
  };
}

function Newest({ uid }: { readonly uid: string }) {
  const { id, isSettled } = useOpenProject(uid);
  const { data, error, isFetching, refetch } = useQuery({
    ...pagesQuery(uid, id ?? ''),
    enabled: id !== null && id !== 'sample',
  });
  useSessionLost(error, reloadPerson);
  const [last] = data?.pages ?? [];
  if (last !== undefined) return <Navigate to={`/preview?page=${encodeURIComponent(last.id)}`} replace />;
  const isNone = (isSettled && (id === null || id === 'sample')) || data?.pages.length === 0;
  return (
    <div className="container-page grid gap-5 pt-8 pb-16">
      <h1 className="text-3xl">Preview</h1>
      {isNone ? (
        <NothingHere to="/describe" label="Describe your page">
          This project has no page yet.
        </NothingHere>
      ) : error ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Looking for your page" />
      )}
    </div>
  );
}
