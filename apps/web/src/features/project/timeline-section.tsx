import type { ProjectEvent } from '@slipway/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { timelineQuery } from '../../api/projects.ts';
import { EventLine, eventKey } from '../../lib/event-line.tsx';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { compareHref } from '../../lib/project-events.ts';
import { describeDay } from '../../lib/times.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { quietButton, Section } from './section.tsx';

/** As much as is read at a glance; the rest is one press away. */
const firstMost = 12;

/** Everything that happened, newest first, day by day. */
export function TimelineSection({ uid, projectId }: { readonly uid: string; readonly projectId: string }) {
  const list = useRoving<HTMLOListElement>({ items: 'a' });
  const timeline = useInfiniteQuery(timelineQuery(uid, projectId));
  const events = timeline.data?.pages.flatMap((page) => page.events) ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, firstMost);
  const days = [...new Set(shown.map(({ at }) => at.slice(0, 10)))];
  return (
    <Section id="timeline" title="Timeline">
      {timeline.error && !timeline.data ? (
        <LoadProblem
          error={timeline.error}
          busy={timeline.isFetching}
          onRetry={() => void timeline.refetch()}
        />
      ) : null}
      {timeline.data && events.length === 0 ? (
        <p className="text-ink-soft">Nothing has happened yet.</p>
      ) : null}
      <ol ref={list} className="grid gap-3">
        {days.map((day) => (
          <li key={day} className="grid gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
            <p className="tabular fig-label pt-0.5">{describeDay(day)}</p>
            <ul className="grid gap-1 border-l border-line-strong pl-4">
              {shown
                .filter(({ at }) => at.startsWith(day))
                .map((event) => (
                  <Line key={eventKey(event)} event={event} compare={compareHref(event, events)} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {shown.length < events.length ? (
        <button type="button" className={`${quietButton} mt-2`} onClick={() => setShowsAll(true)}>
          Show {timeline.hasNextPage ? '' : `${events.length - shown.length} `}earlier ones
        </button>
      ) : null}
      {timeline.hasNextPage && showsAll ? (
        <button type="button" className={quietButton} onClick={() => void timeline.fetchNextPage()}>
          Show earlier ones
        </button>
      ) : null}
    </Section>
  );
}

function Line({ event, compare }: { readonly event: ProjectEvent; readonly compare: string | null }) {
  return (
    <li>
      <EventLine event={event} />
      {compare === null ? null : (
        <Link to={compare} className="ml-3 text-sm text-ink-soft underline underline-offset-4">
          Compare<span className="sr-only"> with the one before</span>
        </Link>
      )}
    </li>
  );
}
