import type { Person } from '@slipway/core';
import type { ToolMeta } from '@slipway/tools';
import { FigLabel } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { meQuery, sessionsQuery } from '../../api/account.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useSessionLost } from '../../lib/use-session-lost.ts';
import { greetingAt } from './greeting.ts';
import { QuestionsSheet } from './questions-sheet.tsx';
import { TitleBlock, TitleBlockSkeleton } from './title-block.tsx';
import { Toolkit } from './toolkit.tsx';

interface DashboardScreenProps {
  readonly person: Person;
  readonly tools: readonly ToolMeta[];
  /** What was made with them, drawn by whoever knows. */
  readonly results: ReactNode;
  /** Runs the work when this person may save files. */
  readonly onDownload: (save: () => void) => void;
  readonly onSessionLost: () => void;
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { person, tools, results, onSessionLost } = props;
  const [nowMs] = useState(Date.now);
  return (
    <div className="container-page py-10 md:py-14">
      <header className="no-print grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="self-end">
          <FigLabel>Your drawing table</FigLabel>
          <h1 className="mt-2 text-3xl md:text-4xl">
            {greetingAt(new Date(nowMs).getHours())}
            {person.displayName ? `, ${person.displayName}` : null}
          </h1>
          <p className="mt-3 max-w-[56ch] text-ink-soft">
            {tools.length === 0
              ? 'Your account is ready. The next step is an idea put plainly enough to be tested.'
              : 'Pick a tool, give it your brief, and check the sums it shows.'}
          </p>
        </div>
        <AccountCorner uid={person.uid} nowMs={nowMs} onSessionLost={onSessionLost} />
      </header>
      <section aria-labelledby="toolkit" className="no-print mt-14">
        <h2 id="toolkit" className="mb-5 text-2xl">
          {tools.length === 0 ? 'Where to begin' : 'Launch Toolkit'}
        </h2>
        <Toolkit tools={tools} />
      </section>
      {tools.length === 0 ? null : (
        <section aria-labelledby="results" className="no-print mt-14">
          <h2 id="results" className="mb-5 text-2xl">
            Your results
          </h2>
          {results}
        </section>
      )}
      <section aria-labelledby="questions" className="mt-14">
        <h2 id="questions" className="text-2xl">
          Ten questions an idea has to answer
        </h2>
        <p className="mt-2 mb-5 max-w-[68ch] text-ink-soft">
          Written answers beat remembered ones. Take the sheet with you: it is not stored here.
        </p>
        <QuestionsSheet onDownload={props.onDownload} />
      </section>
    </div>
  );
}

function AccountCorner(props: {
  readonly uid: string;
  readonly nowMs: number;
  readonly onSessionLost: () => void;
}) {
  const me = useQuery(meQuery(props.uid));
  const sessions = useQuery(sessionsQuery(props.uid));
  const error = me.error ?? sessions.error;
  useSessionLost(error, props.onSessionLost);
  if (error !== null)
    return (
      <LoadProblem
        error={error}
        busy={me.isFetching || sessions.isFetching}
        onRetry={() => void Promise.all([me.refetch(), sessions.refetch()])}
      />
    );
  if (!me.data || !sessions.data) return <TitleBlockSkeleton />;
  return <TitleBlock me={me.data} sessions={sessions.data} nowMs={props.nowMs} />;
}
