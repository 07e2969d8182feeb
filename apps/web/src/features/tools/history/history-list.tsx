import { Button } from '@slipway/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { historyQuery, type RunSummary } from '../../../api/tools.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { describeAge } from '../../../lib/times.ts';
import { useSessionLost } from '../../../lib/use-session-lost.ts';

interface HistoryListProps {
  readonly uid: string;
  /** Of one tool; of all when left out. */
  readonly toolId?: string;
  readonly hrefOf: (run: RunSummary) => string | null;
  /** In front of each row: a name of the tool, a box to choose it. */
  readonly lead?: (run: RunSummary) => ReactNode;
  readonly current?: string | null;
  readonly empty: ReactNode;
  readonly onOpen?: () => void;
  readonly onSessionLost: () => void;
}

const statusWords: Readonly<Record<RunSummary['status'], string>> = {
  running: 'under way',
  done: '',
  failed: 'failed, not charged',
  cancelled: 'cancelled, not charged',
};

/** Earlier results, newest first. */
export function HistoryList(props: HistoryListProps) {
  const [nowMs] = useState(Date.now);
  const history = useInfiniteQuery(historyQuery(props.uid, { tool: props.toolId }));
  useSessionLost(history.error, props.onSessionLost);
  if (history.error && !history.data)
    return (
      <LoadProblem error={history.error} busy={history.isFetching} onRetry={() => void history.refetch()} />
    );
  if (!history.data)
    return (
      <div role="status" aria-label="Loading your results" className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <span key={row} className="skeleton h-14" />
        ))}
      </div>
    );
  const runs = history.data.pages.flatMap((page) => page.runs);
  if (runs.length === 0) return props.empty;
  return (
    <>
      <ol className="border-t border-line">
        {runs.map((run) => (
          <li key={run.id} className="flex items-start gap-3 border-b border-line py-2.5">
            {props.lead?.(run)}
            <Row run={run} nowMs={nowMs} {...props} />
          </li>
        ))}
      </ol>
      {history.hasNextPage ? (
        <Button
          size="sm"
          className="mt-3"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier ones
        </Button>
      ) : null}
    </>
  );
}

function Row({ run, nowMs, hrefOf, current, onOpen }: HistoryListProps & { run: RunSummary; nowMs: number }) {
  const href = hrefOf(run);
  const facts = [
    describeAge(Date.parse(run.createdAt), nowMs),
    statusWords[run.status],
    run.version > 1 ? `${run.version} versions` : '',
  ].filter(Boolean);
  const isHere = run.id === current;
  return (
    <div className="min-w-0 grow">
      <p className="leading-snug font-medium">
        {href === null || isHere ? (
          run.title || 'Without a result'
        ) : (
          <Link to={href} className="text-link" onClick={onOpen}>
            {run.title || 'Without a result'}
          </Link>
        )}
      </p>
      <p className="tabular mt-0.5 text-sm text-ink-soft">
        {facts.join(' · ')}
        {isHere ? ' · on the sheet' : ''}
      </p>
      {run.note ? <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{run.note}</p> : null}
    </div>
  );
}
