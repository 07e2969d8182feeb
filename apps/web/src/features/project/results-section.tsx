import type { ProjectResult } from '@slipway/contracts';
import { buttonClass } from '@slipway/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { historyQuery, type RunSummary, refreshRuns, restoreVersion } from '../../api/tools.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { rangeOf } from '../../lib/project-figures.ts';
import { describeAge } from '../../lib/times.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { hrefOfResult, hrefOfTool, nameOfTool, subjectOf } from './href-of.ts';
import { quietButton, Section } from './section.tsx';
import { useChange } from './use-change.ts';

interface ResultsSectionProps {
  readonly uid: string;
  readonly projectId: string;
  /** The result that counts for each tool. */
  readonly current: readonly ProjectResult[];
}

const mostCompared = 4;
/** More than these, and the results that count would be lost among the earlier ones. */
const earlierMost = 3;

/** Every result of the project with its figure; two to four of one tool can be laid side by side, and an earlier one counts again. */
export function ResultsSection({ uid, projectId, current }: ResultsSectionProps) {
  const [nowMs] = useState(Date.now);
  const list = useRoving<HTMLOListElement>({ items: 'input, a, button', rows: 'li' });
  const [chosen, setChosen] = useState<readonly RunSummary[]>([]);
  const history = useInfiniteQuery(historyQuery(uid, { project: projectId }));
  const runs = history.data?.pages.flatMap((page) => page.runs) ?? [];
  const toolId = chosen[0]?.toolId;
  const [showsEarlier, setShowsEarlier] = useState(false);
  const cache = useQueryClient();
  const { busy, make } = useChange(uid);
  async function restore(run: RunSummary): Promise<void> {
    if ((await make(() => restoreVersion(run.id, run.version))) !== null) await refreshRuns(cache, uid);
  }
  const isCurrent = (run: RunSummary): boolean => current.some(({ runId }) => runId === run.id);
  const hasOthers = (run: RunSummary): boolean =>
    runs.some(({ id, toolId: tool, status }) => tool === run.toolId && id !== run.id && status === 'done');
  const earlier = runs.filter((run) => !isCurrent(run) && run.status !== 'running');
  const isFolded = !showsEarlier && earlier.length > earlierMost;
  const shown = isFolded ? runs.filter((run) => !earlier.includes(run)) : runs;
  const turn = (run: RunSummary, on: boolean): void =>
    setChosen((before) => (on ? [...before, run] : before.filter(({ id }) => id !== run.id)));
  const canChoose = (run: RunSummary): boolean =>
    run.status === 'done' &&
    (chosen.some(({ id }) => id === run.id) ||
      ((toolId === undefined || toolId === run.toolId) && chosen.length < mostCompared));
  return (
    <Section
      id="results"
      title="Results"
      aside={
        chosen.length >= 2 && toolId !== undefined ? (
          <Link
            to={`${hrefOfTool(projectId, toolId)}&compare=${chosen.map(({ id }) => encodeURIComponent(id)).join(',')}`}
            className={buttonClass({ size: 'sm', tone: 'hull' })}
          >
            Compare {chosen.length}
          </Link>
        ) : runs.length > 1 ? (
          <span className="text-sm text-ink-soft">Choose two of one tool to compare.</span>
        ) : null
      }
    >
      {history.error && !history.data ? (
        <LoadProblem error={history.error} busy={history.isFetching} onRetry={() => void history.refetch()} />
      ) : null}
      {history.isPending ? (
        <div role="status" aria-label="Loading the results" className="skeleton h-24" />
      ) : null}
      {history.data && runs.length === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">
          No result yet. The next step above leads to the first one.
        </p>
      ) : null}
      <ol ref={list} className={runs.length > 0 ? 'border-t border-line' : ''}>
        {shown.map((run) => (
          <li key={run.id} className="result-row">
            <input
              type="checkbox"
              aria-label={`Choose ${run.title || nameOfTool(run.toolId)} to compare`}
              checked={chosen.some(({ id }) => id === run.id)}
              disabled={!canChoose(run)}
              onChange={(event) => turn(run, event.currentTarget.checked)}
              className="size-4 accent-hull"
            />
            <span className="tabular result-figure">{run.figure?.text ?? '–'}</span>
            <span className="min-w-0">
              <Link to={hrefOfResult(projectId, { toolId: run.toolId, runId: run.id })} className="text-link">
                {nameOfTool(run.toolId)}
              </Link>
              <span className="block truncate text-sm text-ink-soft">
                {[
                  run.figure ? rangeOf(run.figure) : null,
                  run.version > 1 ? `${run.version} versions` : null,
                  run.status === 'done' ? null : run.status,
                  !isFolded && isCurrent(run) && hasOthers(run) ? 'counts in this project' : null,
                  describeAge(Date.parse(run.createdAt), nowMs),
                  subjectOf(run.title),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {run.status === 'done' && run.version > 0 && !isCurrent(run) ? (
                <button
                  type="button"
                  className={quietButton}
                  disabled={busy}
                  aria-label={`Restore ${run.title || nameOfTool(run.toolId)}`}
                  onClick={() => void restore(run)}
                >
                  Restore
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {isFolded ? (
        <button type="button" className={quietButton} onClick={() => setShowsEarlier(true)}>
          Show {history.hasNextPage ? '' : `${earlier.length} `}earlier ones
        </button>
      ) : null}
      {history.hasNextPage && !isFolded ? (
        <button type="button" className={quietButton} onClick={() => void history.fetchNextPage()}>
          Show earlier ones
        </button>
      ) : null}
    </Section>
  );
}
