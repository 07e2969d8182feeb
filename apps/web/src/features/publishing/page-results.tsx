import { AppError } from '@slipway/core';
import type { Report } from '@slipway/report';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { pageQuery } from '../../api/pages.ts';
import { publicationQuery, visitsQuery } from '../../api/publishing.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { ExperimentSection } from './experiment-section.tsx';
import { ExportButton } from './export-button.tsx';
import { PublishButton } from './publish-button.tsx';
import { sayPublication, sayVisits } from './say-results.ts';
import { ShownSection } from './shown-section.tsx';
import { SignupsSection } from './signups-section.tsx';
import { hasSeveralDays, visitsReport } from './visits-report.ts';

interface PageResultsProps {
  readonly uid: string;
  readonly projectId: string;
  /** Said before the page is published or taken away. */
  readonly warning: ReactNode;
  readonly pageId: string;
  readonly drawReport: (report: Report) => ReactNode;
  /** The page does not exist, or belongs to another person or another project. */
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

/** What came of one page: who visited, who signed up, and what two pages were compared for. */
export function PageResults(props: PageResultsProps) {
  const { uid, projectId, pageId, warning, drawReport, onMissing, onSessionLost } = props;
  const { data: page, error, isFetching, refetch } = useQuery(pageQuery(uid, pageId));
  const publication = useQuery(publicationQuery(pageId));
  const isPublished = publication.data != null;
  const visits = useQuery({ ...visitsQuery(pageId), enabled: isPublished });
  useSessionLost(error, onSessionLost);
  const isMissing =
    (error instanceof AppError && error.code === 'page/not-found') ||
    (page !== undefined && page.projectId !== projectId);
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  if (isMissing) return null;
  const problem = [{ data: page, error, isFetching, refetch }, publication].find(
    (asked) => asked.error && asked.data === undefined,
  );
  if (problem?.error)
    return (
      <div className="container-page py-10">
        <LoadProblem error={problem.error} busy={problem.isFetching} onRetry={() => void problem.refetch()} />
      </div>
    );
  if (!page || publication.data === undefined)
    return (
      <div
        role="status"
        aria-label="Loading the page’s results"
        className="container-page grid gap-8 pt-6 pb-16"
      >
        <span className="skeleton h-10 w-72" />
        <span className="skeleton h-80" />
      </div>
    );
  const days = visits.data?.days ?? [];
  return (
    <div className="container-page grid gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <p>
          <Link to={`/project/${encodeURIComponent(projectId)}#pages`} className="text-link text-sm">
            Back to the project
          </Link>
        </p>
        <FigLabel>Page</FigLabel>
        <h1 className="max-w-[34ch] text-3xl leading-tight wrap-anywhere">{page.name}</h1>
        {/* In their place, not instead of the screen: the dialog that has just published stays open. */}
        {visits.error && !visits.data ? (
          <LoadProblem error={visits.error} busy={visits.isFetching} onRetry={() => void visits.refetch()} />
        ) : isPublished && !visits.data ? (
          <span role="status" aria-label="Loading the visits" className="skeleton h-7 max-w-96" />
        ) : (
          <p className="max-w-[70ch] text-lg">{sayVisits(publication.data, days)}</p>
        )}
        <p className="max-w-[70ch] text-ink-soft">{sayPublication(publication.data, page.revision)}</p>
        <div className="no-print mt-2 flex flex-wrap items-center gap-3">
          <PublishButton pageId={pageId} warning={warning} />
          <ExportButton pageId={pageId} warning={warning} />
          <Link to={`/editor/${encodeURIComponent(pageId)}`} className="text-link text-sm">
            Edit the page
          </Link>
        </div>
      </header>
      {/* One day is no line: what it counted stands above. */}
      {hasSeveralDays(days) ? drawReport(visitsReport(days)) : null}
      {isPublished ? <ShownSection uid={uid} projectId={projectId} pageId={pageId} /> : null}
      {isPublished ? <SignupsSection pageId={pageId} /> : null}
      <ExperimentSection uid={uid} projectId={projectId} pageId={pageId} />
    </div>
  );
}
