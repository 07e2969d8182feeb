import type { Fact } from '@slipway/contracts';
import { sayFact, sayOrigin } from '@slipway/export';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factHistoryQuery } from '../../api/projects.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { describeAge } from '../../lib/times.ts';
import { quietButton } from './section.tsx';

interface FactHistoryProps {
  readonly uid: string;
  readonly projectId: string;
  readonly fact: Fact;
  readonly nowMs: number;
}

/** Every value it has had: the later edit wins, the earlier one is here. */
export function FactHistory({ uid, projectId, fact, nowMs }: FactHistoryProps) {
  const [open, setOpen] = useState(false);
  const history = useInfiniteQuery({ ...factHistoryQuery(uid, projectId, fact.id), enabled: open });
  const { data, error, isFetching, refetch } = history;
  return (
    <div>
      <button type="button" aria-expanded={open} className={quietButton} onClick={() => setOpen(!open)}>
        {open ? 'Hide the history' : `History: ${fact.changes} values`}
      </button>
      {open && error ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {open && data ? (
        <ol className="mt-1 grid gap-1 border-l border-line-strong pl-3">
          {data.pages
            .flatMap(({ changes }) => changes)
            .map((change) => (
              <li key={change.seq}>
                <span className={change.value === null ? 'italic' : ''}>
                  {change.value === null ? 'Taken out' : sayFact({ ...fact, value: change.value })}
                </span>{' '}
                <span className="text-ink-soft">
                  {[
                    change.isUndo ? 'undone' : sayOrigin(change),
                    change.device,
                    describeAge(Date.parse(change.at), nowMs),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
        </ol>
      ) : null}
      {open && history.hasNextPage ? (
        <button
          type="button"
          className={quietButton}
          disabled={isFetching}
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier ones
        </button>
      ) : null}
    </div>
  );
}
