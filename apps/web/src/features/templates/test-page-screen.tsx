import './templates.css';
import { AppError } from '@slipway/core';
import { readPage } from '@slipway/page';
import { Button, buttonClass, FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageQuery, pagesQuery } from '../../api/pages.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeAge } from '../../lib/times.ts';
import { useOwnCompany } from './preview-company.ts';
import { useLasting } from './use-lasting.ts';
import { useOwnTemplates } from './use-own-templates.ts';
import { WidePreview } from './wide-preview.tsx';

interface TestPageScreenProps {
  readonly uid: string;
  /** Of a saved page; null where the address names none. */
  readonly id: string | null;
  readonly onMissing: () => void;
}

/** Any saved page of a person as visitors would see it, without publishing it. */
export function TestPageScreen({ uid, id, onMissing }: TestPageScreenProps) {
  return (
    <div className="container-page grid gap-6 pt-8 pb-16">
      {id === null ? <PageChoice uid={uid} /> : <ShownPage uid={uid} id={id} onMissing={onMissing} />}
    </div>
  );
}

function ShownPage({ uid, id, onMissing }: TestPageScreenProps & { readonly id: string }) {
  const { data, error, isFetching, refetch } = useQuery(pageQuery(uid, id));
  const { busy, keep } = useOwnTemplates(uid);
  const page = useLasting(data?.document ?? null, (document) => readPage(document).page);
  const isMissing = error instanceof AppError && error.code === 'page/not-found';
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (isMissing) return null;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <FigLabel>
            <Link to="/test-page">Your pages</Link>
          </FigLabel>
          <h1 className="mt-1 text-3xl md:text-4xl">{data?.name ?? 'Your page'}</h1>
          <p className="mt-2 text-ink-soft">As visitors see it. Nobody else can open this address.</p>
        </div>
        {data === undefined ? null : (
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void keep(data.name, data.document)}>
              Save as template
            </Button>
            <Link to={`/editor/${encodeURIComponent(id)}`} className={buttonClass({ tone: 'hull' })}>
              Edit
            </Link>
          </div>
        )}
      </header>
      {error && !data ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WidePreview page={page} name={data?.name ?? 'Your page'} />
      )}
    </>
  );
}

function PageChoice({ uid }: { readonly uid: string }) {
  const [nowMs] = useState(Date.now);
  const { projectId, isSettled } = useOwnCompany(uid);
  const { data, error, isFetching, refetch } = useQuery({
    ...pagesQuery(uid, projectId ?? ''),
    enabled: projectId !== null,
  });
  const isEmpty = data === undefined ? isSettled && projectId === null : data.pages.length === 0;
  return (
    <>
      <header>
        <FigLabel>Your pages</FigLabel>
        <h1 className="mt-1 text-3xl md:text-4xl">Which page do you want to see?</h1>
      </header>
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {isEmpty ? (
        <p className="max-w-[60ch] text-ink-soft">
          This project has no page yet.{' '}
          <Link to="/templates" className="text-link">
            Start one from a template
          </Link>
          .
        </p>
      ) : null}
      <ul className="divide-y divide-line border-y border-line empty:border-0">
        {(data?.pages ?? []).map((page) => (
          <li key={page.id} className="flex flex-wrap justify-between gap-x-6 py-3">
            <Link to={`/test-page?page=${encodeURIComponent(page.id)}`} className="text-link">
              {page.name}
            </Link>
            <span className="text-sm text-ink-soft">
              saved {describeAge(Date.parse(page.updatedAt), nowMs)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
