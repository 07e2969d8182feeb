import './update.css';
import { AppError } from '@slipway/core';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { updateQuery } from '../../api/projects.ts';
import { linkTo } from '../../lib/link-to.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { addMonths, isMonth, monthOf, nameMonth } from './month.ts';
import { NextPromises } from './next-promises.tsx';
import { PastPromises } from './past-promises.tsx';
import { UpdateText } from './update-text.tsx';

interface UpdateScreenProps {
  readonly uid: string;
  readonly projectId: string;
  /** What in it does not agree. */
  readonly warning: ReactNode;
  readonly drawExport: (month: string, className: string) => ReactNode;
  readonly onMissing: () => void;
  readonly onSessionLost: () => void;
}

/** One month's letter to investors: the text, what it still needs, and what was promised. */
export function UpdateScreen(props: UpdateScreenProps) {
  const { uid, projectId, warning, drawExport, onMissing, onSessionLost } = props;
  const [now] = useState(() => monthOf(Date.now()));
  const [search] = useSearchParams();
  const asked = search.get('month');
  const month = isMonth(asked) ? asked : now;
  const { data, error, isFetching, refetch } = useQuery(updateQuery(uid, projectId, month));
  useSessionLost(error, onSessionLost);
  const isMissing = error instanceof AppError && error.code === 'project/not-found';
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  const home = linkTo('/project/:id', { id: projectId });
  const quiet = 'text-link inline-flex min-h-9 items-center text-sm';
  return (
    <div className="container-page grid gap-6 pt-6 pb-16">
      <header>
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6">
          <Link to={home} className={quiet}>
            Back to the project
          </Link>
          <nav aria-label="Months" className="flex flex-wrap gap-x-5">
            <Link to={`?month=${addMonths(month, -1)}`} className={quiet}>
              {nameMonth(addMonths(month, -1))}
            </Link>
            {month < now ? (
              <Link to={`?month=${addMonths(month, 1)}`} className={quiet}>
                {nameMonth(addMonths(month, 1))}
              </Link>
            ) : null}
          </nav>
        </div>
        <FigLabel>Investor update</FigLabel>
        <h1 className="mt-1 text-3xl leading-tight">{nameMonth(month)}</h1>
      </header>
      {error && !data && !isMissing ? (
        <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div role="status" aria-label="Loading the update" className="skeleton h-96" />
      ) : null}
      {data ? (
        <div className="update-columns">
          <div className="grid min-w-0 content-start gap-3">
            {warning}
            <UpdateText
              // A change of what is stored begins the text anew.
              key={`${month} ${data.savedAt} ${data.isEdited ? '' : data.draft}`}
              uid={uid}
              projectId={projectId}
              update={data}
              drawExport={(className) => drawExport(month, className)}
            />
          </div>
          <div className="no-print grid min-w-0 content-start gap-8">
            <Questions home={home} questions={data.questions} />
            <PastPromises uid={uid} projectId={projectId} update={data} />
            <NextPromises
              key={`${month} ${data.promises.length}`}
              uid={uid}
              projectId={projectId}
              update={data}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface QuestionsProps {
  readonly home: string;
  readonly questions: readonly { readonly text: string; readonly fact: string | null }[];
}

/** What nothing stored says: asked, never filled in. */
function Questions({ home, questions }: QuestionsProps) {
  return (
    <section aria-labelledby="update-questions">
      <h2 id="update-questions" className="text-xl">
        Only you know
      </h2>
      <ul className="mt-2">
        {questions.map(({ text, fact }) => (
          <li key={text} className="border-t border-line py-2 text-[0.9375rem]">
            {text}{' '}
            {fact === null ? null : (
              <Link to={`${home}#fact-${fact}`} className="text-link">
                Enter it
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
