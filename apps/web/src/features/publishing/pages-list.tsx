import { buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { pagesQuery } from '../../api/pages.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { PageRow } from './page-row.tsx';

interface PagesListProps {
  readonly uid: string;
  readonly projectId: string;
  /** Said before a page is published or taken away. */
  readonly drawWarning: (pageId: string) => ReactNode;
}

/** The pages of a project, last saved first. */
export function PagesList({ uid, projectId, drawWarning }: PagesListProps) {
  const [nowMs] = useState(Date.now);
  const { data, error, isPending, isFetching, refetch } = useQuery(pagesQuery(uid, projectId));
  const pages = data?.pages ?? [];
  return (
    <>
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {isPending ? <div role="status" aria-label="Loading the pages" className="skeleton h-16" /> : null}
      {data && pages.length === 0 ? (
        <p className="mb-3 max-w-[60ch] text-ink-soft">
          None yet. Have one written from what this project knows, or begin with a template.
        </p>
      ) : null}
      <ol className={pages.length > 0 ? 'mb-3 border-b border-line' : ''}>
        {pages.map((page) => (
          <PageRow key={page.id} uid={uid} page={page} nowMs={nowMs} warning={drawWarning(page.id)} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-3">
        <Link to="/describe" className={buttonClass({ size: 'sm' })}>
          Write a page
        </Link>
        <Link to="/templates" className={buttonClass({ size: 'sm' })}>
          Choose a template
        </Link>
      </p>
    </>
  );
}
