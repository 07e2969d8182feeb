import { AppError } from '@slipway/core';
import type { CompareReports, ToolMeta } from '@slipway/tools';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { runQuery } from '../../../api/tools.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { hasReport } from '../sheet/saved-sheet.tsx';
import { SheetSkeleton } from '../sheet/sheet-skeleton.tsx';
import type { DrawSheet } from '../sheet/sheet-slot.ts';
import { type Compared, CompareTable } from './compare-table.tsx';

/** A tool's own way to lay results side by side, where it has one. */
export type LoadCompare = () => Promise<CompareReports>;

interface CompareScreenProps {
  readonly uid: string;
  readonly tool: ToolMeta;
  readonly ids: readonly string[];
  readonly drawSheet: DrawSheet;
  readonly loadCompare?: LoadCompare | undefined;
}

export function CompareScreen({ uid, tool, ids, drawSheet, loadCompare }: CompareScreenProps) {
  const queries = useQueries({ queries: ids.map((id) => runQuery(uid, id)) });
  const failed = queries.find(({ error }) => error !== null);
  const runs = queries.flatMap(({ data }) =>
    data && data.toolId === tool.id && hasReport(data) ? [data] : [],
  );
  if (failed?.error)
    return (
      <LoadProblem
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    );
  if (queries.some(({ isPending }) => isPending)) return <SheetSkeleton label="Loading the results" />;
  if (runs.length < 2)
    return (
      <LoadProblem
        error={
          new AppError('request/invalid', {
            problem: 'These results cannot be compared: two of one tool are needed.',
          })
        }
        busy={false}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    );
  const all = runs.map(({ id, title, report }) => {
    const named = title || report.title;
    return { id, title: named, report: { ...report, title: named } };
  });
  return (
    <div className="grid min-w-0 gap-10">
      <section aria-labelledby="compared">
        <h2 id="compared" className="text-2xl">
          {all.length} results side by side
        </h2>
        <div className="mt-4 grid gap-8">
          {loadCompare ? (
            <OwnComparison all={all} loadCompare={loadCompare} drawSheet={drawSheet} />
          ) : (
            <CompareTable all={all} />
          )}
        </div>
      </section>
      <div className="compared-sheets">
        {runs.map((run) => (
          <div key={run.id} className="grid min-w-0 content-start gap-2">
            <Link
              to={`${tool.route}?run=${encodeURIComponent(run.id)}`}
              className="no-print text-link w-fit text-sm"
            >
              Open this one
            </Link>
            {drawSheet({
              report: { ...run.report, title: run.title || run.report.title },
              madeAt: run.createdAt,
              engine: run.engine,
              version: run.version,
              ...(run.model ? { model: run.model.name } : {}),
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function OwnComparison(props: {
  readonly all: readonly Compared[];
  readonly loadCompare: LoadCompare;
  readonly drawSheet: DrawSheet;
}) {
  const { all, loadCompare, drawSheet } = props;
  const { data } = useQuery({
    queryKey: ['comparison', ...all.map(({ id }) => id)],
    queryFn: async () => (await loadCompare())(all.map(({ report }) => report)),
    // Computed here from what is on the screen: nothing worth keeping.
    gcTime: 0,
  });
  if (!data) return <SheetSkeleton label="Laying them side by side" />;
  return data.blocks.length > 0 ? drawSheet({ report: data }) : <CompareTable all={all} />;
}
