import { AppError } from '@slipway/core';
import type { CompareReports, ToolMeta } from '@slipway/tools';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { runQuery, versionQuery } from '../../../api/tools.ts';
import { LoadProblem } from '../../../lib/load-problem.tsx';
import { describeDate } from '../../../lib/times.ts';
import { type FinishedRun, hasReport } from '../sheet/saved-sheet.tsx';
import { SheetSkeleton } from '../sheet/sheet-skeleton.tsx';
import type { DrawExport, DrawSheet } from '../sheet/sheet-slot.ts';
import { nameRuns, nameWanted, type Wanted } from './compared-runs.ts';

/** A tool's own way to lay results side by side, where it has one. */
export type LoadCompare = () => Promise<CompareReports>;

const compareByFigures: LoadCompare = async () => (await import('@slipway/report/compare')).compareReports;

interface CompareScreenProps {
  readonly uid: string;
  readonly tool: ToolMeta;
  readonly wanted: readonly Wanted[];
  readonly drawSheet: DrawSheet;
  readonly drawExport: DrawExport;
  readonly loadCompare?: LoadCompare | undefined;
}

/** Two to four results of one tool, or versions of one result, as one sheet. */
export function CompareScreen({
  uid,
  tool,
  wanted,
  drawSheet,
  drawExport,
  loadCompare = compareByFigures,
}: CompareScreenProps) {
  const runs = useQueries({
    queries: wanted.map(({ id, version }) =>
      version === null ? runQuery(uid, id) : versionQuery(uid, id, version),
    ),
  });
  const failed = runs.find(({ error }) => error !== null);
  const retry = () => void Promise.all(runs.map(({ refetch }) => refetch()));
  const found = runs.flatMap(({ data }) =>
    data && data.toolId === tool.id && hasReport(data) ? [data] : [],
  );
  // Which of two ideas is better is the tool's to judge; between versions of one there are only differences.
  const isOneRun = new Set(wanted.map(({ id }) => id)).size === 1;
  const load = isOneRun ? compareByFigures : loadCompare;
  const comparison = useQuery({
    queryKey: ['comparison', ...found.map(({ id, version }) => `${id}@${version}`)],
    queryFn: async () => (await load())(titled(found)),
    enabled: runs.every(({ data }) => data !== undefined),
    // Computed here from what is on the screen: nothing worth keeping.
    gcTime: 0,
  });
  if (failed?.error) return <LoadProblem error={failed.error} busy={failed.isFetching} onRetry={retry} />;
  if (runs.some(({ isPending }) => isPending)) return <SheetSkeleton label="Loading the results" />;
  if (comparison.error)
    return (
      <LoadProblem
        error={comparison.error}
        busy={comparison.isFetching}
        onRetry={() => void comparison.refetch()}
      />
    );
  if (comparison.data === undefined) return <SheetSkeleton label="Laying them side by side" />;
  const engine = onlyOne(found.map((run) => run.engine));
  if (comparison.data.blocks.length === 0) return <NotComparable onRetry={retry} />;
  return (
    <div className="grid min-w-0 gap-3">
      <nav aria-label="Compared results" className="no-print flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {found.map((run, at) => (
          <Link key={`${run.id}@${run.version}`} to={addressOf(tool, run)} className="text-link">
            Open {'ABCD'.charAt(at)}
          </Link>
        ))}
        {drawExport({
          projectId: onlyOne(found.map(({ projectId }) => projectId)),
          of: { kind: 'comparison', id: wanted.map(nameWanted).join(',') },
          report: comparison.data,
          className: 'text-link',
        })}
      </nav>
      {drawSheet({ report: comparison.data, ...(engine !== null && { engine }) })}
    </div>
  );
}

/** Results of two projects have no one company to agree with. */
const onlyOne = (names: readonly (string | null)[]): string | null =>
  new Set(names).size === 1 ? (names[0] ?? null) : null;

function titled(runs: readonly FinishedRun[]) {
  const names = nameRuns(runs, (at) => describeDate(Date.parse(at)));
  return runs.map(({ report }, at) => ({ ...report, title: names[at] ?? report.title }));
}

const addressOf = ({ route }: ToolMeta, { id, version, versions }: FinishedRun): string => {
  const isNewest = version === (versions.at(-1)?.version ?? version);
  return `${route}?run=${encodeURIComponent(id)}${isNewest ? '' : `&version=${version}`}`;
};

function NotComparable({ onRetry }: { readonly onRetry: () => void }) {
  const problem = 'These results cannot be compared: two of one tool are needed.';
  return <LoadProblem error={new AppError('request/invalid', { problem })} busy={false} onRetry={onRetry} />;
}
