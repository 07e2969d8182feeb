import './dashboard.css';
import type { Dashboard } from '@slipway/contracts';
import type { Person } from '@slipway/core';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { creditsQuery } from '../../api/credits.ts';
import { dashboardQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { DayPanel } from './day-panel.tsx';
import { greetingAt } from './greeting.ts';
import { Ideas } from './ideas.tsx';
import { NewIdea } from './new-idea.tsx';
import { QuestionsSheet } from './questions-sheet.tsx';

interface DashboardScreenProps {
  readonly person: Person;
  /** Runs the work when this person may save files. */
  readonly onDownload: (save: () => void) => void;
  readonly onSessionLost: () => void;
}

export function DashboardScreen({ person, onDownload, onSessionLost }: DashboardScreenProps) {
  const [nowMs] = useState(Date.now);
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(person.uid));
  useSessionLost(error, onSessionLost);
  const isFirst = data?.ideas.every(({ isSample }) => isSample) ?? false;
  // By its key the box stays itself, with what was typed into it, when the ideas arrive and it comes first.
  const box = <NewIdea key="box" isFirst={isFirst} unlimited={data?.credits?.unlimited === true} />;
  const ideas = (
    <Fragment key="ideas">
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Ideas uid={person.uid} data={data} />
          {data.ideas.length === 0 ? null : <DayPanel data={data} nowMs={nowMs} />}
        </>
      ) : error ? null : (
        <div role="status" aria-label="Loading your ideas" className="grid gap-4">
          <span className="skeleton h-28" />
          <span className="skeleton h-28" />
        </div>
      )}
    </Fragment>
  );
  return (
    <div className="container-page grid gap-10 pt-8 pb-16">
      <header className="no-print flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <FigLabel>Your drawing table</FigLabel>
          <h1 className="mt-1 text-3xl md:text-4xl">
            {greetingAt(new Date(nowMs).getHours())}
            {person.displayName ? `, ${person.displayName}` : null}
          </h1>
        </div>
        {data ? <Standing uid={person.uid} data={data} /> : null}
      </header>
      <div className="no-print grid gap-10">{isFirst ? [box, ideas] : [ideas, box]}</div>
      <details className="border-t border-line pt-2">
        <summary className="flex min-h-11 items-center">
          <h2 className="text-xl">Ten questions an idea has to answer</h2>
          <span aria-hidden="true" className="ml-3 text-xl text-ink-soft">
            +
          </span>
        </summary>
        <p className="mt-2 mb-5 max-w-[68ch] text-ink-soft">
          Written answers beat remembered ones. Take the sheet with you: it is not stored here.
        </p>
        <QuestionsSheet onDownload={onDownload} />
      </details>
    </div>
  );
}

/** As many as the server sends: there may be more. */
const tasksSent = 8;

/** Credits and open tasks in one line. */
function Standing({ uid, data }: { readonly uid: string; readonly data: Dashboard }) {
  // The first look of a day grants them, after the dashboard was answered.
  const credits = useQuery(creditsQuery(uid)).data ?? data.credits;
  const tasks = data.tasks.filter(({ projectId }) => projectId !== 'sample');
  return (
    <p className="tabular text-ink-soft">
      {credits === null ? null : (
        <Link to="/profile#plan" className="text-link">
          {credits.unlimited
            ? 'Unlimited credits'
            : `${credits.credits} ${credits.credits === 1 ? 'credit' : 'credits'} today`}
        </Link>
      )}
      {tasks.length > 0
        ? ` · ${tasks.length >= tasksSent ? 'at least ' : ''}${tasks.length} open ${tasks.length === 1 ? 'task' : 'tasks'}`
        : ''}
    </p>
  );
}
