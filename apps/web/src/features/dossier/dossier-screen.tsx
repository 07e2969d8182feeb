import './dossier.css';
import { AppError } from '@slipway/core';
import { gatherAppendix, type NumberedNotes, type Report } from '@slipway/report';
import { getTool, isToolId } from '@slipway/tools/list';
import { buttonClass, FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { Link } from 'react-router';
import { factsQuery, projectQuery } from '../../api/projects.ts';
import { setCurrentProject } from '../../lib/current-project.ts';
import { linkTo } from '../../lib/link-to.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeDate } from '../../lib/times.ts';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { Assumptions, KnownFacts, PaperNotes, Sources } from './dossier-parts.tsx';
import { useDossierReports } from './use-dossier-reports.ts';
import { useOneByOne } from './use-one-by-one.ts';

interface DossierScreenProps {
  readonly uid: string;
  readonly projectId: string;
  readonly drawSheet: (
    report: Report,
    meta: { readonly tool: string; readonly madeAt?: string; readonly engine: string },
    notes: NumberedNotes | undefined,
  ) => ReactNode;
  readonly drawExport: (className: string) => ReactNode;
  readonly drawShare: (className: string) => ReactNode;
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

const nameOf = (toolId: string) => (isToolId(toolId) ? getTool(toolId).name : toolId);

/** Every report of a project as one document: contents, what is known, the sheets, and what all of them rest on. */
export function DossierScreen(props: DossierScreenProps) {
  const { uid, projectId, drawSheet, drawExport, drawShare, onMissing, onSessionLost } = props;
  const { data: card, error, isFetching, refetch } = useQuery(projectQuery(uid, projectId));
  const facts = useQuery(factsQuery(uid, projectId));
  const { reports, failed, isPending, retry } = useDossierReports(uid, card?.results ?? []);
  const drawn = useOneByOne(reports.length);
  useSessionLost(error, onSessionLost);
  const isMissing = error instanceof AppError && error.code === 'project/not-found';
  const sayMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) sayMissing();
  }, [isMissing]);
  const isHere = card !== undefined;
  useEffect(() => {
    if (isHere) setCurrentProject(uid, projectId);
  }, [uid, projectId, isHere]);
  const appendix = useMemo(
    () => gatherAppendix(reports.map(({ toolId, report }) => ({ name: nameOf(toolId), report }))),
    [reports],
  );
  if (error && !card && !isMissing)
    return (
      <div className="container-page py-10">
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  if (!card)
    return (
      <div role="status" aria-label="Loading the dossier" className="container-page grid gap-6 pt-6 pb-16">
        <span className="skeleton h-10 w-72" />
        <span className="skeleton h-80" />
      </div>
    );
  const known = facts.data?.facts.filter(({ value }) => value !== null) ?? [];
  const contents: readonly (readonly [string, string, string | null])[] = [
    ...(known.length > 0 ? [['known', 'What is known of the company', null] as const] : []),
    ...reports.map(({ toolId, headline }) => [`report-${toolId}`, nameOf(toolId), headline || null] as const),
    ...(appendix.assumptions.length > 0 ? [['assumptions', 'Assumptions', null] as const] : []),
    ...(appendix.published.length + appendix.ours.length > 0 ? [['sources', 'Sources', null] as const] : []),
  ];
  return (
    <div className="dossier container-page grid gap-8 pt-6 pb-16">
      <article className="report-sheet dossier-part" aria-labelledby="dossier-title">
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <FigLabel>
            <Link to={linkTo('/project/:id', { id: projectId })} className="text-link">
              Project
            </Link>
          </FigLabel>
          <span className="flex flex-wrap gap-2">
            {reports.length > 0 ? (
              <button type="button" className={buttonClass({ size: 'sm' })} onClick={() => window.print()}>
                Print
              </button>
            ) : null}
            {card.isSample || reports.length === 0 ? null : (
              <>
                {drawShare(buttonClass({ size: 'sm' }))}
                {drawExport(buttonClass({ size: 'sm' }))}
              </>
            )}
          </span>
        </div>
        <h1 id="dossier-title" className="mt-2 text-3xl leading-tight">
          {card.name}: dossier
        </h1>
        <p className="mt-1 text-ink-soft">{describeDate(Date.parse(card.updatedAt))}</p>
        {card.idea === null ? null : <p className="mt-3 max-w-[72ch]">{card.idea}</p>}
        {reports.length === 0 && !isPending && failed === 0 ? (
          <NoReports projectId={projectId} />
        ) : (
          <section aria-labelledby="contents-title" className="mt-6">
            <h2 id="contents-title" className="text-xl">
              Contents
            </h2>
            <ol className="dossier-contents">
              {contents.map(([id, title, line]) => (
                <li key={id}>
                  <a href={`#${id}`} className="text-link font-medium">
                    {title}
                  </a>
                  {line === null ? null : <span className="block text-sm text-ink-soft">{line}</span>}
                </li>
              ))}
            </ol>
          </section>
        )}
        {isPending ? (
          <p role="status" className="mt-3 text-ink-soft">
            Fetching the reports
          </p>
        ) : null}
        {failed > 0 ? (
          <div className="no-print mt-4">
            <LoadProblem error={new AppError('server/unavailable')} busy={isPending} onRetry={retry} />
          </div>
        ) : null}
      </article>
      {known.length > 0 ? <KnownFacts facts={known} /> : null}
      {reports.map(({ toolId, report, engine, madeAt }, at) => (
        <section key={toolId} id={`report-${toolId}`} aria-label={nameOf(toolId)} className="dossier-report">
          <p className="fig-label no-print mb-1">{nameOf(toolId)}</p>
          {at < drawn ? (
            drawSheet(
              report,
              { tool: nameOf(toolId), engine, ...(madeAt === null ? {} : { madeAt }) },
              appendix.notes[at],
            )
          ) : (
            <span className="skeleton block h-96" />
          )}
        </section>
      ))}
      <Assumptions rows={appendix.assumptions} />
      <Sources published={appendix.published} ours={appendix.ours} />
      <PaperNotes quotes={appendix.quotes} figures={appendix.figures} />
    </div>
  );
}

function NoReports({ projectId }: { readonly projectId: string }) {
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <p className="max-w-[60ch]">No report yet. A launch run fills the dossier from your one paragraph.</p>
      <Link to={linkTo('/project/:id/launch', { id: projectId })} className={buttonClass({ tone: 'signal' })}>
        Plan a launch run
      </Link>
    </div>
  );
}
