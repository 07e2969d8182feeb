import './project.css';
import { AppError } from '@slipway/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { changeProject, projectQuery, tasksQuery } from '../../api/projects.ts';
import { setCurrentProject } from '../../lib/current-project.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { DecksSection } from './decks-section.tsx';
import { DisagreementsSection } from './disagreements-section.tsx';
import { LaunchLine } from './launch-line.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { NotesSection } from './notes-section.tsx';
import { ProjectHeader } from './project-header.tsx';
import { RecordSection } from './record-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { SamplePages, SampleResults } from './sample-parts.tsx';
import { Section } from './section.tsx';
import { StationBoard } from './station-board.tsx';
import { TasksSection } from './tasks-section.tsx';
import { TimelineSection } from './timeline-section.tsx';

interface ProjectScreenProps {
  readonly uid: string;
  readonly id: string;
  /** What is listed under "Pages". */
  readonly pages: ReactNode;
  /** Comparisons of pages that have no verdict yet. */
  readonly running: ReactNode;
  /** Menus of other features, beside what can be done with the whole of it. */
  readonly drawShare: (className: string) => ReactNode;
  readonly drawExport: (className: string) => ReactNode;
  /** Nobody has this project, or it is somebody else's. */
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

/** One company: the next step, the hull with what was measured, and everything that is known. */
export function ProjectScreen(props: ProjectScreenProps) {
  const { uid, id, pages, running, drawShare, drawExport, onMissing, onSessionLost } = props;
  const { data: card, error, isFetching, refetch } = useQuery(projectQuery(uid, id));
  const tasks = useQuery(tasksQuery(uid, id));
  useSessionLost(error, onSessionLost);
  const isMissing = error instanceof AppError && error.code === 'project/not-found';
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  const isHere = card !== undefined;
  useEffect(() => {
    if (!isHere) return;
    setCurrentProject(uid, id);
    // Other devices begin where this one was; that it could not be said is no reason to stop.
    if (id !== 'sample') void changeProject(id, { isOpen: true }).catch(() => undefined);
  }, [uid, id, isHere]);

  if (error && !card && !isMissing)
    return (
      <div className="container-page py-10">
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  if (!card) return <ProjectSkeleton />;
  const { taskId } = card.step;
  const task = tasks.data?.open.find((one) => one.id === taskId) ?? null;
  return (
    <div className="container-page grid gap-8 pt-6 pb-16">
      <ProjectHeader uid={uid} card={card} drawShare={drawShare} drawExport={drawExport} />
      <NextStepPanel uid={uid} card={card} task={task} />
      <StationBoard card={card} />
      {card.isSample ? null : <LaunchLine projectId={id} />}
      {card.disagreements === 0 ? null : <DisagreementsSection uid={uid} card={card} />}
      <div className="project-columns">
        <RecordSection uid={uid} projectId={id} isSample={card.isSample} />
        <div className="project-work">
          {card.isSample ? (
            <SampleResults results={card.results} />
          ) : (
            <ResultsSection uid={uid} projectId={id} current={card.results} />
          )}
          <Section id="pages" title="Pages">
            {card.isSample ? <SamplePages /> : pages}
          </Section>
          <DecksSection uid={uid} card={card} />
          <TasksSection uid={uid} card={card} />
        </div>
        <div className="project-past">
          <NotesSection uid={uid} projectId={id} isSample={card.isSample} kind="decision" />
          <NotesSection uid={uid} projectId={id} isSample={card.isSample} kind="experiment">
            {card.isSample ? null : running}
          </NotesSection>
          <TimelineSection uid={uid} projectId={id} />
        </div>
      </div>
    </div>
  );
}

function ProjectSkeleton() {
  return (
    <div role="status" aria-label="Loading the project" className="container-page grid gap-8 pt-6 pb-16">
      <span className="skeleton h-10 w-72" />
      <span className="skeleton h-44" />
      <span className="skeleton h-80" />
    </div>
  );
}
